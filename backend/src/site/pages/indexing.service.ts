import { Injectable, Logger } from '@nestjs/common';
import { Pages } from '../../kinds/pages.service.js';
import { Env } from '../../platform/config/env.js';
import type { SampleClaim } from '../../sample-content/sample-claim.dto.js';
import { SampleClaims } from '../../sample-content/sample-claims.service.js';

/** What search engines are asked to index. */
@Injectable()
export class Indexing {
  private readonly logger = new Logger(Indexing.name);

  constructor(
    private readonly env: Env,
    private readonly sample: SampleClaims,
    private readonly pages: Pages,
  ) {}

  /** Nothing at a public address is indexed while the sample company claims something there. */
  async isOff(): Promise<boolean> {
    return !this.env.isLocal && (await this.sample.areLeft());
  }

  /** What has to go or become the company's own first. */
  async reasons(): Promise<SampleClaim[]> {
    return this.env.isLocal ? [] : this.sample.list();
  }

  /** `path`: of a page. */
  async isWanted(path: string): Promise<boolean> {
    return !(await this.isOff()) && (await this.isListed(path));
  }

  private async isListed(path: string): Promise<boolean> {
    try {
      for (const pages of this.pages.all) if (pages.kind.page.list === path && (await pages.isEmpty())) return false;
      for (const { pages, slugs } of this.pages.at(path)) if (!(await pages.isListed(slugs))) return false;
      return true;
    } catch (error) {
      this.logger.error(error);
      return true;
    }
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { Env } from '../platform/config/env.js';
import type { SampleClaim } from '../sample-content/sample-claim.dto.js';
import { SampleClaims } from '../sample-content/sample-claims.service.js';
import { AreasService } from './areas/areas.service.js';

const AREA_PAGE = /^\/areas\/([^/]+)$/;
const SERVICE_PAGE = /^\/services\/([^/]+)(?:\/([^/]+))?$/;

/** What search engines are asked to index. */
@Injectable()
export class Indexing {
  private readonly logger = new Logger(Indexing.name);

  constructor(
    private readonly env: Env,
    private readonly sample: SampleClaims,
    private readonly pages: ServiceLocationPagesService,
    private readonly areas: AreasService,
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
    return !(await this.isOff()) && (await this.isOriginal(path));
  }

  private async isOriginal(path: string): Promise<boolean> {
    const [, area] = AREA_PAGE.exec(path) ?? [];
    const [, service, location] = SERVICE_PAGE.exec(path) ?? [];
    try {
      if (area) return await this.areas.isOriginal(area);
      return !service || (await this.pages.isOriginal(service, location));
    } catch (error) {
      this.logger.error(error);
      return true;
    }
  }
}

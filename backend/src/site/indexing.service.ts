import { Injectable, Logger } from '@nestjs/common';
import { CompanyInfoService } from '../company/company-info.service.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { Env } from '../platform/config/env.js';
import { AreasService } from './areas/areas.service.js';

const AREA_PAGE = /^\/areas\/([^/]+)$/;
const SERVICE_PAGE = /^\/services\/([^/]+)(?:\/([^/]+))?$/;

/** What search engines are asked to index. */
@Injectable()
export class Indexing {
  private readonly logger = new Logger(Indexing.name);

  constructor(
    private readonly env: Env,
    private readonly company: CompanyInfoService,
    private readonly pages: ServiceLocationPagesService,
    private readonly areas: AreasService,
  ) {}

  /** Sample content at a public address is not indexed. */
  async isOff(): Promise<boolean> {
    return !this.env.isLocal && (await this.company.current()).isDemo;
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

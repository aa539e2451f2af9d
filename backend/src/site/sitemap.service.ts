import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AreasService } from './areas/areas.service.js';
import { FIXED_PAGES } from '../platform/common/site-addresses.js';
import { CORE_PAGES } from '../core-pages/core-page.kind.js';
import { CorePagesService } from '../core-pages/core-pages.service.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { LOCATIONS } from '../locations/location.kind.js';
import { PROJECTS } from '../projects/project.kind.js';
import { ProjectsService } from '../projects/projects.service.js';
import { ServicesService } from '../services/services.service.js';
import { Env } from '../platform/config/env.js';
import { InProcessApi } from './in-process-api.js';
import type { SitemapEntry } from './crawler-files.js';

const newest = (records: readonly { updatedAt: Date }[]): Date | undefined =>
  records.length ? new Date(Math.max(...records.map(({ updatedAt }) => updatedAt.getTime()))) : undefined;

@Injectable()
export class SitemapService {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly api: InProcessApi,
    private readonly services: ServicesService,
    private readonly pages: ServiceLocationPagesService,
    private readonly projects: ProjectsService,
    private readonly areas: AreasService,
    private readonly corePages: CorePagesService,
  ) {}

  async list(): Promise<SitemapEntry[]> {
    const homeChangedAt = await this.homeChangedAt();
    const services = await this.services.listVisible();
    // On SQLite, reads do not yield to other requests.
    await nextTurn();
    const pages = await this.pages.listOriginal();
    await nextTurn();
    const projects = await this.projects.listVisible();
    await nextTurn();
    const areas = await this.areas.listOriginal();
    await nextTurn();
    const corePages = await this.corePages.listVisible();
    const changedAt: Record<string, Date | undefined> = {
      '/': homeChangedAt,
      '/services': newest(services),
      '/projects': newest(projects),
      '/areas': newest(areas),
    };
    return [
      ...FIXED_PAGES.map((path) => ({ path, lastModified: changedAt[path] })),
      ...areas.map(({ slug, updatedAt }) => ({ path: LOCATIONS.address.path(slug), lastModified: updatedAt })),
      ...corePages.flatMap(({ slug, updatedAt }) => {
        const path = CORE_PAGES.address.free(slug);
        return path ? [{ path, lastModified: updatedAt }] : [];
      }),
      // /services/{slug} is not canonical.
      ...pages.flatMap(({ path, canonicalUrl, updatedAt }) => {
        const isCanonical = !canonicalUrl || canonicalUrl === path || canonicalUrl === `${this.env.publicUrl}${path}`;
        return isCanonical ? [{ path, lastModified: updatedAt }] : [];
      }),
      ...projects.map(({ slug, updatedAt }) => ({ path: PROJECTS.address.path(slug), lastModified: updatedAt })),
    ];
  }

  private async homeChangedAt(): Promise<Date | undefined> {
    const { body } = await this.api.reads().api('/api/homepage/published');
    const isDated = typeof body === 'object' && body !== null && 'updatedAt' in body && typeof body.updatedAt === 'string';
    return isDated ? new Date(String(body.updatedAt)) : undefined;
  }
}

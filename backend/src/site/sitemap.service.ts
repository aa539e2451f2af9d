import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AreasService, OF_AREAS } from './areas/areas.service.js';
import { corePagePath } from '../pages/page-addresses.js';
import { CorePagesService } from '../core-pages/core-pages.service.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { ServicesService } from '../services/services.service.js';
import { Env } from '../platform/config/env.js';
import { InProcessApi } from './in-process-api.js';
import type { SitemapEntry } from './crawler-files.js';

const SHOWN = ['homepage', 'core-pages', ...OF_AREAS];

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

  async list(): Promise<{ entries: SitemapEntry[]; resources: Set<string> }> {
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
    const entries: SitemapEntry[] = [
      { path: '/', lastModified: homeChangedAt },
      { path: '/services', lastModified: newest(services) },
      { path: '/projects', lastModified: newest(projects) },
      { path: '/contact' },
      { path: '/postcode-check' },
      { path: '/areas', lastModified: newest(areas) },
      ...areas.map(({ slug, updatedAt }) => ({ path: `/areas/${slug}`, lastModified: updatedAt })),
      ...corePages.flatMap(({ slug, updatedAt }) => {
        const path = corePagePath(slug);
        return path ? [{ path, lastModified: updatedAt }] : [];
      }),
      // /services/{slug} is not canonical.
      ...pages.flatMap(({ path, canonicalUrl, updatedAt }) => {
        const isCanonical = !canonicalUrl || canonicalUrl === path || canonicalUrl === `${this.env.publicUrl}${path}`;
        return isCanonical ? [{ path, lastModified: updatedAt }] : [];
      }),
      ...projects.map(({ slug, updatedAt }) => ({ path: `/projects/${slug}`, lastModified: updatedAt })),
    ];
    return { entries, resources: new Set(SHOWN) };
  }

  private async homeChangedAt(): Promise<Date | undefined> {
    const { body } = await this.api.reads().api('/api/homepage/published');
    const isDated = typeof body === 'object' && body !== null && 'updatedAt' in body && typeof body.updatedAt === 'string';
    return isDated ? new Date(String(body.updatedAt)) : undefined;
  }
}

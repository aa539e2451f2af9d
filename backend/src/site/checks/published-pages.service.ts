import { HttpException, Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HomepageService } from '../../homepage/homepage.service.js';
import { LOCATIONS } from '../../locations/location.kind.js';
import { LocationsService } from '../../locations/locations.service.js';
import { CorePagesService } from '../../core-pages/core-pages.service.js';
import { CORE_PAGES } from '../../core-pages/core-page.kind.js';
import { pagePath } from '../../pages/page-addresses.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { PROJECTS } from '../../projects/project.kind.js';
import { ProjectsService } from '../../projects/projects.service.js';
import { SERVICES } from '../../services/service.kind.js';
import type { FindingRecord } from './content-check.dto.js';

/** A page that visitors see, and the record it is made of. */
export interface PublishedPage extends FindingRecord {
  path: string;
  values: unknown;
  /** Whether title and description of the page are the record's. */
  ownHead: boolean;
  servicePage?: ServiceLocationPage;
}

/** The pages that show records of the backoffice. */
@Injectable()
export class PublishedPages {
  constructor(
    private readonly homepages: HomepageService,
    private readonly pages: ServiceLocationPagesService,
    private readonly projects: ProjectsService,
    private readonly corePages: CorePagesService,
    private readonly locations: LocationsService,
  ) {}

  /** Returns the addresses of the pages that visitors see. */
  async paths(): Promise<Set<string>> {
    const states = await this.pages.listVisibleStates();
    await nextTurn();
    const projects = await this.projects.listVisible();
    await nextTurn();
    const corePages = await this.corePages.listVisible();
    const locations = await this.locations.listVisible();
    return new Set([
      ...states.flatMap(({ serviceSlug, locationSlug }) => [SERVICES.address.path(serviceSlug), pagePath(serviceSlug, locationSlug)]),
      ...projects.map(({ slug }) => PROJECTS.address.path(slug)),
      ...corePages.map(({ slug }) => CORE_PAGES.address.path(slug)),
      ...locations.map(({ slug }) => LOCATIONS.address.path(slug)),
    ]);
  }

  async *list(): AsyncGenerator<PublishedPage> {
    const homepage = await this.homepage();
    if (homepage) yield homepage;
    for (const { id, serviceSlug, locationSlug } of await this.pages.listVisibleStates()) {
      const [page] = await this.pages.listWhole([id]);
      const path = pagePath(serviceSlug, locationSlug);
      if (page) yield { resource: 'service-location-pages', id, title: page.title, path, values: page, ownHead: true, servicePage: page };
    }
    for (const values of await this.projects.listVisible())
      yield { resource: 'projects', id: values.id, title: values.title, path: PROJECTS.address.path(values.slug), values, ownHead: true };
    await nextTurn();
    for (const values of await this.corePages.listVisible()) {
      const path = CORE_PAGES.address.free(values.slug);
      if (path) yield { resource: 'core-pages', id: values.id, title: values.title, path, values, ownHead: true };
    }
    await nextTurn();
    for (const values of await this.locations.listVisible())
      yield { resource: 'locations', id: values.id, title: values.name, path: LOCATIONS.address.path(values.slug), values, ownHead: false };
  }

  private async homepage(): Promise<PublishedPage | undefined> {
    try {
      const values = await this.homepages.published();
      return { resource: 'homepage', id: null, title: 'Homepage', path: '/', values, ownHead: true };
    } catch (error) {
      // None was published yet.
      if (error instanceof HttpException) return undefined;
      throw error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors } from '../../platform/common/error-response.dto.js';
import { InvalidFields } from '../../platform/common/errors.js';
import { errorsByPath } from '../../platform/common/validation-pipe.js';
import { toPublishedHomepage, UpdateHomepageDto } from '../../homepage/homepage.dto.js';
import { HomepageService } from '../../homepage/homepage.service.js';
import { toCorePageDetail, UpdateCorePageDto } from '../../core-pages/core-page.dto.js';
import { CORE_PAGES } from '../../core-pages/core-page.kind.js';
import { CorePagesService } from '../../core-pages/core-pages.service.js';
import { toServiceFaq } from '../../faqs/faq.dto.js';
import { pagePath } from '../../pages/page-addresses.js';
import { PageFaqsService } from '../../faqs/page-faqs.service.js';
import { toPageDetail, type WholePage } from '../../pages/service-location-page-responses.dto.js';
import { UpdateServiceLocationPageDto } from '../../pages/service-location-page.dto.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { UnsavedPages } from '../../pages/unsaved-pages.service.js';
import { toProjectDetail, UpdateProjectDto } from '../../projects/project.dto.js';
import { PROJECTS } from '../../projects/project.kind.js';
import { ProjectsService } from '../../projects/projects.service.js';
import { toNavigation, toServiceSummary, UpdateServiceDto } from '../../services/service.dto.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { ServicesService } from '../../services/services.service.js';
import type { Overlay } from '../in-process-api.js';
import type { Preview } from './preview.dto.js';

/** Where an unsaved record is shown, and what visitors' reads would respond after it was saved. */
export interface UnsavedSite extends Pick<Preview, 'path' | 'problems'> {
  overlay: Overlay;
  /** The record, if it is the page of a service in a place. */
  servicePage?: ServiceLocationPage;
}

type Open = (id: string | undefined, sent: Record<string, unknown>) => Promise<UnsavedSite>;

export const HIDDEN = 'The website shows something else at this address. Please choose another one.';

@Injectable()
export class UnsavedSites {
  private readonly sites: Record<string, Open> = {
    homepage: async (_id, sent) => {
      const { fields, problems } = readUnsaved(UpdateHomepageDto, sent);
      const { draft, errors } = await this.homepages.unsaved(fields);
      const overlay = new Map([['/api/homepage/published', toPublishedHomepage(draft)]]);
      return { path: '/', overlay, problems: { ...problems, ...errors } };
    },
    /** On its first page, or on the list of services while it has none. */
    services: async (id, sent) => {
      const { fields, problems } = readUnsaved(UpdateServiceDto, sent);
      const service = await this.services.unsaved({ id, fields, problems });
      const offered = await this.services.listOffered(service);
      const whole = await this.pages.firstOf(service);
      const shown = whole ? await this.shown(whole, problems) : { path: '/services', overlay: new Map(), problems };
      const menu = [
        ['/api/services', offered.map(toServiceSummary)],
        ['/api/navigation', toNavigation(offered)],
      ] as const;
      return { ...shown, overlay: new Map<string, unknown>([...shown.overlay, ...menu]) };
    },
    'service-location-pages': async (id, sent) => {
      const { fields, problems } = readUnsaved(UpdateServiceLocationPageDto, sent);
      const whole = await this.pages.page({ id, fields, problems });
      return { ...(await this.shown(whole, problems)), servicePage: whole.page };
    },
    projects: async (id, sent) => {
      const { fields, problems } = readUnsaved(UpdateProjectDto, sent);
      const whole = await this.projects.wholeUnsaved({ id, fields, problems });
      const { slug } = whole.project;
      return { path: PROJECTS.address.path(slug), overlay: new Map([[`/api/projects/${slug}`, toProjectDetail(whole)]]), problems };
    },
    'core-pages': async (id, sent) => {
      const { fields, problems } = readUnsaved(UpdateCorePageDto, sent);
      const page = await this.corePages.unsaved({ id, fields, problems });
      const path = CORE_PAGES.address.free(page.slug);
      if (path === undefined) throw new InvalidFields({ slug: [HIDDEN] }, HIDDEN);
      return { path, overlay: new Map([[`/api/core-pages/${page.slug}`, toCorePageDetail(page)]]), problems };
    },
  };

  constructor(
    private readonly kinds: Kinds,
    private readonly homepages: HomepageService,
    private readonly services: ServicesService,
    private readonly pages: UnsavedPages,
    private readonly faqs: PageFaqsService,
    private readonly projects: ProjectsService,
    private readonly corePages: CorePagesService,
  ) {}

  /** Throws NoSuchRecord (404), or InvalidFields (400) for another kind and for a record without an address. */
  async open(resource: string, id: string | null | undefined, sent: Record<string, unknown>): Promise<UnsavedSite> {
    const { kind } = this.kinds.chosen('preview', resource);
    const open = this.sites[kind.resource];
    if (!open) throw new Error(`Nothing shows unsaved ${kind.resource}.`);
    return open(id ?? undefined, sent);
  }

  private async shown(whole: WholePage, problems: FieldErrors): Promise<UnsavedSite> {
    const { service, location } = whole;
    const overlay = new Map<string, unknown>([
      ['/api/service-location-pages', [toPageDetail(whole)]],
      [`/api/service-faqs/${service.slug}`, (await this.faqs.listActive(service.id)).map(toServiceFaq)],
    ]);
    return { path: pagePath(service.slug, location.slug), overlay, problems };
  }
}

/** Reads what a form holds by the rules of its DTO. What they refuse is left out: a field, an entry of a list, or a part of an object. */
function readUnsaved<T extends object>(dto: new () => T, sent: Record<string, unknown>): { fields: T; problems: FieldErrors } {
  const fields = plainToInstance(dto, sent);
  const problems = errorsByPath(validateSync(fields, { whitelist: true, forbidUnknownValues: false }));
  const held = fields as Record<string, unknown>;
  for (const path of Object.keys(problems)) {
    const [name = '', part] = path.split('.');
    const value = held[name];
    if (part === undefined) Reflect.deleteProperty(held, name);
    else if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, part);
  }
  // An entry that was left out is a hole in its list, which `filter` skips.
  for (const [name, value] of Object.entries(held)) if (Array.isArray(value)) held[name] = value.filter(() => true);
  return { fields, problems };
}

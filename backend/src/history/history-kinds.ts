import { Injectable } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { Change } from '../audit/changes.service.js';
import { validationPipe } from '../common/validation-pipe.js';
import { ADMIN_FIELDS, UpdateCompanyInfoDto } from '../company/company-info.dto.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import type { BaseRecord } from '../database/base-record.js';
import { UpdateLocationDto } from '../locations/location.dto.js';
import { Location } from '../locations/location.entity.js';
import { LocationsService } from '../locations/locations.service.js';
import { UpdateMediaDto } from '../media/media.dto.js';
import { Media } from '../media/media.entity.js';
import { MediaService } from '../media/media.service.js';
import { UpdateCorePageDto } from '../pages/core-page.dto.js';
import { CorePage } from '../pages/core-page.entity.js';
import { CorePagesService } from '../pages/core-pages.service.js';
import { UpdateFaqDto } from '../pages/faq.dto.js';
import { Faq } from '../pages/faq.entity.js';
import { FaqsService } from '../pages/faqs.service.js';
import { UpdateServiceLocationPageDto } from '../pages/service-location-page.dto.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { UpdateProjectDto } from '../projects/project.dto.js';
import { Project } from '../projects/project.entity.js';
import { ProjectsService } from '../projects/projects.service.js';
import { UpdateRedirectDto } from '../redirects/redirect.dto.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { UpdateServiceDto } from '../services/service.dto.js';
import { Service } from '../services/service.entity.js';
import { ServicesService } from '../services/services.service.js';
import { UpdateTestimonialDto } from '../testimonials/testimonial.dto.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import type { HistoryResource } from './history.dto.js';
import type { Fields } from './versions.js';

export interface HistoryKind {
  entity: new () => BaseRecord;
  /** The record's name in sentences. */
  label: string;
  /** What its history shows. */
  fields: ReadonlySet<string>;
  /** What a restore brings back. */
  restored: ReadonlySet<string>;
  /** Saves as its form does. Throws what saving throws. */
  update(change: Change, id: string, fields: Fields, ifMatch?: number): Promise<BaseRecord>;
}

interface KindOf<T extends object> extends Pick<HistoryKind, 'entity' | 'label'> {
  dto: new () => T;
  /** Stays as it is in a restore. */
  stays: readonly string[];
  /** Shown although no form has it. */
  also?: readonly string[];
  /** Not in the history. */
  hidden?: readonly string[];
  update(id: string, fields: T, ifMatch: number | undefined, change: Change): Promise<BaseRecord>;
}

/** A restore brings back content: what is public stays public, a draft a draft, and every record keeps its place in its list. */
@Injectable()
export class HistoryKinds {
  readonly all: Record<HistoryResource, HistoryKind>;

  constructor(
    services: ServicesService,
    locations: LocationsService,
    pages: ServiceLocationPagesService,
    projects: ProjectsService,
    testimonials: TestimonialsService,
    faqs: FaqsService,
    corePages: CorePagesService,
    media: MediaService,
    redirects: RedirectsService,
    company: CompanyInfoService,
  ) {
    const shown = ['isActive', 'order'];
    this.all = {
      services: kind({
        entity: Service,
        label: 'service',
        dto: UpdateServiceDto,
        stays: ['status', ...shown],
        update: (id, fields, ifMatch) => services.update(id, fields, ifMatch),
      }),
      locations: kind({
        entity: Location,
        label: 'location',
        dto: UpdateLocationDto,
        stays: shown,
        update: (id, fields, ifMatch) => locations.update(id, fields, ifMatch),
      }),
      'service-location-pages': kind({
        entity: ServiceLocationPage,
        label: 'page',
        dto: UpdateServiceLocationPageDto,
        // Its address follows service and location.
        stays: ['status', 'order', 'slug', 'serviceId', 'locationId'],
        update: (id, fields, ifMatch) => pages.update(id, fields, ifMatch),
      }),
      projects: kind({
        entity: Project,
        label: 'project',
        dto: UpdateProjectDto,
        stays: ['publishStatus', ...shown],
        update: (id, fields, ifMatch) => projects.update(id, fields, ifMatch),
      }),
      testimonials: kind({
        entity: Testimonial,
        label: 'testimonial',
        dto: UpdateTestimonialDto,
        stays: shown,
        update: (id, fields, ifMatch) => testimonials.update(id, fields, ifMatch),
      }),
      faqs: kind({
        entity: Faq,
        label: 'FAQ',
        dto: UpdateFaqDto,
        stays: shown,
        update: (id, fields, ifMatch) => faqs.update(id, fields, ifMatch),
      }),
      'core-pages': kind({
        entity: CorePage,
        label: 'page',
        dto: UpdateCorePageDto,
        stays: ['status'],
        update: (id, fields, ifMatch) => corePages.update(id, fields, ifMatch),
      }),
      media: kind({
        entity: Media,
        label: 'file',
        dto: UpdateMediaDto,
        stays: [],
        // A file that was replaced is gone.
        also: ['filename', 'size'],
        update: (id, fields, ifMatch) => media.update(id, fields, ifMatch),
      }),
      redirects: kind({
        entity: Redirect,
        label: 'redirect',
        dto: UpdateRedirectDto,
        stays: [],
        update: (id, fields, ifMatch) => redirects.update(id, fields, ifMatch),
      }),
      'company-info': kind({
        entity: CompanyInfo,
        label: 'settings',
        dto: UpdateCompanyInfoDto,
        // An announcement belongs to its time, and the address of all mails is changed by administrators in the form, which asks for the password.
        stays: ['banner', 'email'],
        // Mail, webhook and sign-in have secrets, ask for the password, and are in the audit log.
        hidden: ADMIN_FIELDS,
        update: (_id, fields, ifMatch, { manager }) => company.update(fields, ifMatch, manager),
      }),
    };
  }
}

function kind<T extends object>({ entity, label, dto, stays, also = [], hidden = [], update }: KindOf<T>): HistoryKind {
  const inForm = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  const editable = inForm.map(({ propertyName }) => propertyName).filter((name) => !hidden.includes(name));
  const read = async (fields: Fields) => (await validationPipe.transform(fields, { type: 'body', metatype: dto })) as T;
  return {
    entity,
    label,
    fields: new Set([...editable, ...also]),
    restored: new Set(editable.filter((name) => !stays.includes(name))),
    update: async (change, id, fields, ifMatch) => update(id, await read(fields), ifMatch, change),
  };
}

import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Raw, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Changes, type Change } from '../audit/changes.service.js';
import { ContentEvents, isContentResource, type ContentResource } from '../common/content-events.js';
import { fromHttpException } from '../common/error.filter.js';
import { NoSuchRecord } from '../common/errors.js';
import { containing, Listing, type ListQuery } from '../common/list-query.js';
import { currentActor } from '../common/request-context.js';
import { TrashableRecord } from '../database/base-record.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { InquiriesService } from '../inquiries/inquiries.service.js';
import { Location } from '../locations/location.entity.js';
import { LocationsService } from '../locations/locations.service.js';
import { Media } from '../media/media.entity.js';
import { MediaService } from '../media/media.service.js';
import { CorePage } from '../pages/core-page.entity.js';
import { CorePagesService } from '../pages/core-pages.service.js';
import { Faq } from '../pages/faq.entity.js';
import { FaqsService } from '../pages/faqs.service.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { Project } from '../projects/project.entity.js';
import { ProjectsService } from '../projects/projects.service.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { Service } from '../services/service.entity.js';
import { ServicesService } from '../services/services.service.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import { endOf } from './trash.service.js';
import { TRASH_RESOURCES, type Restored, type RestoreOutcome, type TrashItem, type TrashResource } from './trash.dto.js';

interface Kind {
  resource: TrashResource;
  entity: new () => TrashableRecord;
  /** The field that names a record for people. */
  name: string;
  records: { undelete(id: string, change: Change): Promise<unknown> };
}

const RESOURCE = 'trash';
// Not `Not(IsNull())`, for which SQLite reads the whole index.
const IN_TRASH = { deletedAt: Raw((column) => `${column} IS NOT NULL`) } as FindOptionsWhere<TrashableRecord>;
const ADMINS_ONLY: readonly TrashResource[] = ['redirects'];
const OWNERS = { services: 'serviceId', locations: 'locationId' } as const;
/** Rows without a range. */
const UNPAGED = 500;

/** What staff have deleted and may restore. Accounts are not among it: a person is invited again. */
@Injectable()
export class DeletedRecords {
  /** In the order in which they are restored: a page needs its service and location. */
  private readonly kinds: readonly Kind[];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly auditLog: AuditService,
    private readonly events: ContentEvents,
    services: ServicesService,
    locations: LocationsService,
    pages: ServiceLocationPagesService,
    projects: ProjectsService,
    testimonials: TestimonialsService,
    faqs: FaqsService,
    corePages: CorePagesService,
    media: MediaService,
    redirects: RedirectsService,
    inquiries: InquiriesService,
  ) {
    this.kinds = [
      { resource: 'media', entity: Media, name: 'filename', records: media },
      { resource: 'services', entity: Service, name: 'title', records: services },
      { resource: 'locations', entity: Location, name: 'name', records: locations },
      { resource: 'service-location-pages', entity: ServiceLocationPage, name: 'title', records: pages },
      { resource: 'projects', entity: Project, name: 'title', records: projects },
      { resource: 'testimonials', entity: Testimonial, name: 'name', records: testimonials },
      { resource: 'faqs', entity: Faq, name: 'question', records: faqs },
      { resource: 'core-pages', entity: CorePage, name: 'title', records: corePages },
      { resource: 'redirects', entity: Redirect, name: 'fromPath', records: redirects },
      { resource: 'contact-inquiries', entity: ContactInquiry, name: 'name', records: inquiries },
    ];
  }

  /** By the time of deletion; `filter` takes the resource, and `q` for the name. */
  async list({ sort = ['deletedAt', 'DESC'], range, filter: { q, ...filter } }: ListQuery): Promise<Listing<TrashItem>> {
    const [field, direction] = sort;
    if (field !== 'deletedAt') throw new BadRequestException('The trash is sorted by deletedAt only.');
    const kinds = this.chosen(filter);
    const named = q === undefined ? undefined : containing(this.dataSource, q);
    const first = range?.[0] ?? 0;
    const end = range ? range[1] + 1 : UNPAGED;
    let total = 0;
    const rows: { kind: Kind; record: TrashableRecord }[] = [];
    for (const kind of kinds) {
      const repository = this.dataSource.getRepository<TrashableRecord>(kind.entity);
      const where = { ...IN_TRASH, ...(named && { [kind.name]: named }) };
      const count = await repository.count({ where, withDeleted: true });
      total += count;
      if (!count) continue;
      const select = Object.fromEntries(['id', 'deletedAt', kind.name, ...this.slugOf(kind)].map((name) => [name, true]));
      const order = { deletedAt: direction, id: direction } as const;
      const records = await repository.find({ where, withDeleted: true, select, order, take: end });
      rows.push(...records.map((record) => ({ kind, record })));
    }
    const sign = direction === 'ASC' ? 1 : -1;
    const at = ({ record }: { record: TrashableRecord }) => record.deletedAt?.getTime() ?? 0;
    rows.sort((a, b) => sign * (at(a) - at(b) || (a.record.id < b.record.id ? -1 : 1)));
    return new Listing(RESOURCE, await this.items(rows.slice(first, end)), first, total);
  }

  /**
   * Restores what it can, in one transaction, and says of each of the others what is in its way. `withPages`: also the pages of the
   * services and locations. What is not in the trash any more stays as it is and counts as restored.
   */
  async restore(ids: readonly string[], withPages: boolean): Promise<RestoreOutcome> {
    const changed = new Set<ContentResource>();
    const outcome = await this.changes.write(RESOURCE, async (change) => {
      const wanted = await this.find(change.manager, ids, withPages);
      const restored: Restored[] = [];
      const refused: RestoreOutcome['refused'] = [];
      for (const { kind, id, name } of wanted) {
        const { resource, records } = kind;
        try {
          await records.undelete(id, change);
          restored.push({ id, resource, name });
          if (isContentResource(resource)) changed.add(resource);
        } catch (error) {
          if (!(error instanceof ConflictException || error instanceof BadRequestException || error instanceof NoSuchRecord)) throw error;
          refused.push({ id, resource, name, reason: fromHttpException(error).error });
        }
      }
      const gone = ids.filter((id) => !wanted.some((record) => record.id === id)).length;
      return { restored, refused, gone };
    });
    for (const resource of changed) await this.events.changed(resource);
    return outcome;
  }

  private chosen({ resource, ...others }: Record<string, unknown>): readonly Kind[] {
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw new BadRequestException(`This list cannot be filtered by ${unknown.slice(0, 60)}.`);
    const allowed = this.kinds.filter((kind) => currentActor().role === 'admin' || !ADMINS_ONLY.includes(kind.resource));
    if (resource === undefined) return allowed;
    if (!(TRASH_RESOURCES as readonly unknown[]).includes(resource))
      throw new BadRequestException(`The filter resource of this list must be one of: ${TRASH_RESOURCES.join(', ')}.`);
    return allowed.filter((kind) => kind.resource === resource);
  }

  private slugOf({ entity }: Kind): string[] {
    return this.dataSource.getMetadata(entity).findColumnWithPropertyName('slug') ? ['slug'] : [];
  }

  /** In the order of the kinds. */
  private async find(
    manager: EntityManager,
    ids: readonly string[],
    withPages: boolean,
  ): Promise<{ kind: Kind; id: string; name: string }[]> {
    const found: { kind: Kind; id: string; name: string }[] = [];
    const owners: FindOptionsWhere<ServiceLocationPage>[] = [];
    for (const kind of this.chosen({})) {
      const { entity, name, resource } = kind;
      const isPages = resource === 'service-location-pages';
      const where = [{ id: In([...ids]) }, ...(isPages ? owners.map((owner) => ({ ...owner, ...IN_TRASH })) : [])];
      const records = await manager.find<TrashableRecord>(entity, {
        where: where as FindOptionsWhere<TrashableRecord>[],
        withDeleted: true,
        select: { id: true, [name]: true },
        order: { id: 'ASC' },
      });
      found.push(...records.map((record) => ({ kind, id: record.id, name: textOf(record, name) })));
      if (withPages && (resource === 'services' || resource === 'locations'))
        owners.push(...records.map(({ id }) => ({ [OWNERS[resource]]: id })));
    }
    return found;
  }

  private async items(rows: { kind: Kind; record: TrashableRecord }[]): Promise<TrashItem[]> {
    const ids = rows.map(({ record }) => record.id);
    const resources = new Set(rows.map(({ kind }) => kind.resource));
    const deleters = await this.auditLog.deletersOf([...resources], ids);
    const pages = await this.dataSource.getRepository(ServiceLocationPage).find({
      where: Object.values(OWNERS).map((owner) => ({ [owner]: In(ids), ...IN_TRASH })),
      select: { id: true, serviceId: true, locationId: true },
      withDeleted: true,
    });
    return rows.map(({ kind: { resource, name }, record: { deletedAt, ...record } }) => ({
      id: record.id,
      resource,
      name: textOf(record, name),
      slug: 'slug' in record ? String(record.slug) : null,
      deletedAt: deletedAt ?? new Date(),
      deletedBy: deleters.get(record.id) ?? null,
      endsAt: endOf(deletedAt ?? new Date()),
      pages: pages.filter(({ serviceId, locationId }) => serviceId === record.id || locationId === record.id).length,
    }));
  }
}

const textOf = (record: object, name: string): string => String((record as Record<string, unknown>)[name]);

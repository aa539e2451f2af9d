import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type Change, type UnsavedFields } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/common/list-query.js';
import { findOrFail, freeSlug, nameUnsaved, refuseTakenSlug, withUnsaved } from '../platform/common/records.js';
import { currentActor } from '../platform/common/request-context.js';
import { firstLocations } from '../pages/visible-pages.js';
import { closeAddress, freeAddress, moveAddress, reopenAddress } from '../redirects/automatic-redirects.js';
import type { CreateServiceDto, OfferedService, UpdateServiceDto } from './service.dto.js';
import { hasEmergencyLine, requireEmergencyLine } from './emergency-line.js';
import { Service } from './service.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { Kinds } from '../kinds/kinds.service.js';
import { refuseOwner } from '../kinds/owners.js';
import { RENAMED, type Renamed } from '../kinds/renamed.js';
import { requireUsablePrice } from './price.js';
import { SERVICES } from './service.kind.js';

const LIST: ListSpec<Service> = {
  resource: 'services',
  sortable: ['title', 'slug', 'group', 'order', 'isActive', 'status', 'createdAt', 'updatedAt'],
  filterable: { isActive: 'boolean', isEmergency: 'boolean', status: 'string', group: 'string', slug: 'string', title: 'string' },
  search: ['title', 'slug', 'description'],
  defaultSort: [
    ['order', 'ASC'],
    ['title', 'ASC'],
  ],
};

const VISIBLE = { isActive: true, status: 'published' } as const satisfies FindOptionsWhere<Service>;

const servicePath = (slug: string): string => SERVICES.address.path(slug);

@Injectable()
@ServiceOf(SERVICES)
export class ServicesService {
  constructor(
    @InjectRepository(Service) private readonly services: Repository<Service>,
    private readonly changes: Changes,
    private readonly kinds: Kinds,
    private readonly emitter: EventEmitter2,
  ) {}

  listVisible(): Promise<Service[]> {
    return this.services.find({ where: VISIBLE, order: { order: 'ASC', title: 'ASC', id: 'ASC' } });
  }

  /** By slug, also of services that visitors do not see. */
  async titles(): Promise<ReadonlyMap<string, string>> {
    const services = await this.services.find({ select: { slug: true, title: true } });
    return new Map(services.map(({ slug, title }) => [slug, title]));
  }

  /** With the location slug of each first page, or null. */
  async listOffered(unsaved?: Service): Promise<OfferedService[]> {
    const [stored, locations] = await Promise.all([this.listVisible(), firstLocations(this.services.manager)]);
    const services = unsaved ? await withUnsaved(this.services, { shown: VISIBLE, stored, unsaved }) : stored;
    return services.map((service) => ({ service, firstLocation: locations.get(service.id) ?? null }));
  }

  /** Throws NoSuchRecord (404). */
  getVisible(slug: string): Promise<Service> {
    return findOrFail(this.services, { slug, ...VISIBLE }, 'service');
  }

  /** For a preview: as visitors would see it after saving. */
  async unsaved({ fields: { slug, ...fields }, ...sent }: UnsavedFields<UpdateServiceDto>): Promise<Service> {
    const service = await this.changes.unsaved(SERVICES, { ...sent, fields });
    nameUnsaved(service, slug);
    return Object.assign(service, VISIBLE);
  }

  list(query: ListQuery): Promise<Listing<Service>> {
    return list(this.services, LIST, query);
  }

  get(id: string): Promise<Service> {
    return findOrFail(this.services, { id }, 'service');
  }

  /** Throws InvalidFields (400) for an active emergency service without an emergency line, and for half a price. */
  create({ slug, ...fields }: CreateServiceDto): Promise<Service> {
    return this.changes.create(SERVICES, fields, async (service, change) => {
      service.slug = await freeSlug(change.manager, SERVICES, { given: slug, source: service.title, fallback: 'service' });
      service.createdBy = service.updatedBy = currentActor().userId;
      if (service.status === 'published') service.publishedAt = change.now;
      requireUsablePrice(service, change.now);
      await requireEmergencyLine(change.manager, service);
      await freeAddress(change, servicePath(service.slug));
    });
  }

  /** Its pages move to the new slug and leave redirects. Throws InvalidFields (400) as `create` does. */
  update(id: string, { slug, ...fields }: UpdateServiceDto, ifMatch?: number): Promise<Service> {
    return this.changes.update(SERVICES, id, ifMatch, fields, async (service, change) => {
      service.updatedBy = currentActor().userId;
      if (service.status === 'published') service.publishedAt ??= change.now;
      requireUsablePrice(service, change.now);
      await requireEmergencyLine(change.manager, service);
      const from = service.slug;
      if (!slug || slug === from) return;
      service.slug = await freeSlug(change.manager, SERVICES, { given: slug, source: service.title, fallback: 'service', exceptId: id });
      if (service.publishedAt) await moveAddress(change, servicePath(from), servicePath(service.slug));
      await this.emitter.emitAsync(RENAMED, { change, resource: SERVICES.resource, id, from, to: service.slug } satisfies Renamed);
    });
  }

  /** Throws ConflictException (409) while pages refer to it. */
  remove(id: string): Promise<Service> {
    return this.changes.remove(SERVICES, id, async ({ slug, publishedAt }, change) => {
      await refuseOwner(change.manager, this.kinds.all, SERVICES, id);
      if (publishedAt) await closeAddress(change, servicePath(slug));
    });
  }

  /** An emergency service comes back inactive if there is no emergency line. Throws NoSuchRecord (404), ConflictException (409) if its address is taken. */
  undelete(id: string, change: Change): Promise<Service> {
    return undelete(change, SERVICES, id, async (service) => {
      await refuseTakenSlug(change.manager, SERVICES, service);
      if (service.isEmergency && !(await hasEmergencyLine(change.manager))) service.isActive = false;
      if (service.publishedAt) await reopenAddress(change, servicePath(service.slug));
    });
  }
}

import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/common/list-query.js';
import { findOrFail, freeSlug, refuseTakenSlug } from '../platform/common/records.js';
import type { CreateLocationDto, UpdateLocationDto } from './location.dto.js';
import { Location } from './location.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { Kinds } from '../kinds/kinds.service.js';
import { refuseOwner } from '../kinds/owners.js';
import { RENAMED, type Renamed } from '../kinds/renamed.js';
import { LOCATIONS } from './location.kind.js';

const LIST: ListSpec<Location> = {
  resource: 'locations',
  sortable: ['name', 'slug', 'order', 'isActive', 'createdAt', 'updatedAt'],
  filterable: { isActive: 'boolean', slug: 'string', name: 'string' },
  search: ['name', 'slug', 'description'],
  defaultSort: [
    ['order', 'ASC'],
    ['name', 'ASC'],
  ],
};

const VISIBLE: FindOptionsWhere<Location> = { isActive: true };

@Injectable()
@ServiceOf(LOCATIONS)
export class LocationsService {
  constructor(
    @InjectRepository(Location) private readonly locations: Repository<Location>,
    private readonly changes: Changes,
    private readonly kinds: Kinds,
    private readonly emitter: EventEmitter2,
  ) {}

  listVisible(): Promise<Location[]> {
    return this.locations.find({ where: VISIBLE, order: { order: 'ASC', name: 'ASC', id: 'ASC' } });
  }

  /** By slug, also of places that visitors do not see. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const locations = await this.locations.find({ select: { slug: true, name: true } });
    return new Map(locations.map(({ slug, name }) => [slug, name]));
  }

  /** Throws NoSuchRecord (404). */
  getVisible(slug: string): Promise<Location> {
    return findOrFail(this.locations, { slug, ...VISIBLE }, 'location');
  }

  list(query: ListQuery): Promise<Listing<Location>> {
    return list(this.locations, LIST, query);
  }

  get(id: string): Promise<Location> {
    return findOrFail(this.locations, { id }, 'location');
  }

  create({ slug, order, ...fields }: CreateLocationDto): Promise<Location> {
    return this.changes.create(LOCATIONS, fields, async (location, { manager }) => {
      location.slug = await freeSlug(manager, LOCATIONS, { given: slug, source: location.name, fallback: 'location' });
      location.order = order ?? (await manager.count(Location));
    });
  }

  /** Its pages move to the new slug and leave redirects. */
  update(id: string, { slug, ...fields }: UpdateLocationDto, ifMatch?: number): Promise<Location> {
    return this.changes.update(LOCATIONS, id, ifMatch, fields, async (location, change) => {
      const from = location.slug;
      if (!slug || slug === from) return;
      location.slug = await freeSlug(change.manager, LOCATIONS, { given: slug, source: location.name, fallback: 'location', exceptId: id });
      await this.emitter.emitAsync(RENAMED, { change, resource: LOCATIONS.resource, id, from, to: location.slug } satisfies Renamed);
    });
  }

  /** Throws ConflictException (409) while pages refer to it. */
  remove(id: string): Promise<Location> {
    return this.changes.remove(LOCATIONS, id, (_, { manager }) => refuseOwner(manager, this.kinds.all, LOCATIONS, id));
  }

  /** Throws NoSuchRecord (404), ConflictException (409) if its slug is taken. */
  undelete(id: string, change: Change): Promise<Location> {
    return undelete(change, LOCATIONS, id, (location) => refuseTakenSlug(change.manager, LOCATIONS, location));
  }
}

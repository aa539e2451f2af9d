import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { freeSlug, refuseTakenSlug } from '../platform/common/records.js';
import type { CreateLocationDto, UpdateLocationDto } from './location.dto.js';
import { Location } from './location.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { Kinds } from '../kinds/kinds.service.js';
import { refuseOwner } from '../kinds/owners.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { RENAMED, type Renamed } from '../kinds/renamed.js';
import { LOCATIONS } from './location.kind.js';

@Injectable()
@ServiceOf(LOCATIONS)
export class LocationsService extends PlainRecords<Location> {
  protected readonly kind = LOCATIONS;

  constructor(
    private readonly kinds: Kinds,
    private readonly emitter: EventEmitter2,
  ) {
    super();
  }

  /** By slug, also of places that visitors do not see. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const locations = await this.records.find({ select: { slug: true, name: true } });
    return new Map(locations.map(({ slug, name }) => [slug, name]));
  }

  override create({ slug, order, ...fields }: CreateLocationDto): Promise<Location> {
    return this.changes.create(LOCATIONS, fields, async (location, { manager }) => {
      location.slug = await freeSlug(manager, LOCATIONS, { given: slug, source: location.name, fallback: 'location' });
      location.order = order ?? (await manager.count(Location));
    });
  }

  /** Its pages move to the new slug and leave redirects. */
  override update(id: string, { slug, ...fields }: UpdateLocationDto, ifMatch?: number): Promise<Location> {
    return this.changes.update(LOCATIONS, id, ifMatch, fields, async (location, change) => {
      const from = location.slug;
      if (!slug || slug === from) return;
      location.slug = await freeSlug(change.manager, LOCATIONS, { given: slug, source: location.name, fallback: 'location', exceptId: id });
      await this.emitter.emitAsync(RENAMED, { change, resource: LOCATIONS.resource, id, from, to: location.slug } satisfies Renamed);
    });
  }

  /** Throws ConflictException (409) while pages refer to it. */
  protected override refuseRemoval({ id }: Location, { manager }: Change): Promise<void> {
    return refuseOwner(manager, this.kinds.all, LOCATIONS, id);
  }

  /** Throws NoSuchRecord (404), ConflictException (409) if its slug is taken. */
  override undelete(id: string, change: Change): Promise<Location> {
    return undelete(change, LOCATIONS, id, (location) => refuseTakenSlug(change.manager, LOCATIONS, location));
  }
}

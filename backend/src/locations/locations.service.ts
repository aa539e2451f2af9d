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
import { closeAddress, freeAddress, moveAddress, reopenAddress } from '../redirects/automatic-redirects.js';
import { LOCATIONS } from './location.kind.js';

const { address } = LOCATIONS.page;

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
    return this.changes.create(LOCATIONS, fields, async (location, change) => {
      const { manager } = change;
      location.slug = await freeSlug(manager, LOCATIONS, { given: slug, source: location.name, fallback: 'location' });
      location.order = order ?? (await manager.count(Location));
      await freeAddress(change, address.path(location.slug));
    });
  }

  /** Its own page and those of services here move to the new slug and leave redirects. */
  override update(id: string, { slug, ...fields }: UpdateLocationDto, ifMatch?: number): Promise<Location> {
    return this.changes.update(LOCATIONS, id, ifMatch, fields, async (location, change) => {
      const from = location.slug;
      if (!slug || slug === from) return;
      location.slug = await freeSlug(change.manager, LOCATIONS, { given: slug, source: location.name, fallback: 'location', exceptId: id });
      const to = address.path(location.slug);
      await (location.isActive ? moveAddress(change, address.path(from), to) : freeAddress(change, to));
      await this.emitter.emitAsync(RENAMED, { change, resource: LOCATIONS.resource, id, from, to: location.slug } satisfies Renamed);
    });
  }

  /** Its page is gone. Throws ConflictException (409) while pages refer to it. */
  protected override async refuseRemoval({ id, slug, isActive }: Location, change: Change): Promise<void> {
    await refuseOwner(change.manager, this.kinds.all, LOCATIONS, id);
    if (isActive) await closeAddress(change, address.path(slug));
  }

  /** Throws NoSuchRecord (404), ConflictException (409) if its slug or address is taken. */
  override undelete(id: string, change: Change): Promise<Location> {
    return undelete(change, LOCATIONS, id, async (location) => {
      await refuseTakenSlug(change.manager, LOCATIONS, location);
      await reopenAddress(change, address.path(location.slug));
    });
  }
}

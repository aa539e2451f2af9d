import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Change } from '../audit/changes.service.js';
import { ServiceOf } from '../kinds/kind.js';
import { Kinds } from '../kinds/kinds.service.js';
import { refuseOwner } from '../kinds/owners.js';
import { RENAMED, type Renamed } from '../kinds/renamed.js';
import { firstLocations } from '../pages/visible-pages.js';
import { PublishedRecords } from '../records/published-records.js';
import { hasEmergencyLine, requireEmergencyLine } from './emergency-line.js';
import { requireUsablePrice } from './price.js';
import type { OfferedService, UpdateServiceDto } from './service.dto.js';
import type { Service } from './service.entity.js';
import { SERVICES } from './service.kind.js';

@Injectable()
@ServiceOf(SERVICES)
export class ServicesService extends PublishedRecords<Service, UpdateServiceDto> {
  protected readonly kind = SERVICES;

  constructor(
    private readonly kinds: Kinds,
    private readonly emitter: EventEmitter2,
  ) {
    super();
  }

  /** By slug, also of services that visitors do not see. */
  async titles(): Promise<ReadonlyMap<string, string>> {
    const services = await this.records.find({ select: { slug: true, title: true } });
    return new Map(services.map(({ slug, title }) => [slug, title]));
  }

  /** With the location slug of each first page, or null. */
  async listOffered(unsaved?: Service): Promise<OfferedService[]> {
    const [stored, locations] = await Promise.all([this.listVisible(), firstLocations(this.manager)]);
    const services = unsaved ? await this.withUnsaved(stored, unsaved) : stored;
    return services.map((service) => ({ service, firstLocation: locations.get(service.id) ?? null }));
  }

  /** Throws InvalidFields (400) for an active emergency service without an emergency line, and for half a price. */
  protected override async complete(service: Service, { manager }: Change): Promise<void> {
    requireUsablePrice(service);
    await requireEmergencyLine(manager, service);
  }

  /** Its pages move to the new slug and leave redirects. */
  protected override async rename({ id, slug: to }: Service, from: string, change: Change): Promise<void> {
    await this.emitter.emitAsync(RENAMED, { change, resource: SERVICES.resource, id, from, to } satisfies Renamed);
  }

  /** Throws ConflictException (409) while pages refer to it. */
  protected override refuseRemoval({ id }: Service, { manager }: Change): Promise<void> {
    return refuseOwner(manager, this.kinds.all, SERVICES, id);
  }

  /** An emergency service comes back inactive if there is no emergency line. */
  protected override async restore(service: Service, { manager }: Change): Promise<void> {
    if (service.isEmergency && !(await hasEmergencyLine(manager))) service.isActive = false;
  }
}

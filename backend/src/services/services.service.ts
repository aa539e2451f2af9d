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
import type { OfferedService, UpdateServiceDto } from './service.dto.js';
import { PRICE_FIELDS, type PriceField, type Service } from './service.entity.js';
import { SERVICES } from './service.kind.js';
import { InvalidFields } from '../platform/http/errors.js';

/** What visitors need to know of an amount before they can use it. */
const MISSING: Record<Exclude<PriceField, 'priceTo'>, string> = {
  priceFrom: 'the amount',
  priceVat: 'whether it includes VAT',
  priceFor: 'for whom it is',
  priceDependsOn: 'what it depends on',
  priceCheckedOn: 'when it was last checked',
};
const REQUIRED = Object.keys(MISSING) as (keyof typeof MISSING)[];

/** What its rule allows. */
const HIGHEST_ORDER = 1_000_000;

const isBlank = (value: string | number | null): boolean => value === null || value === '';
const isPence = (pounds: number): boolean => Math.round(pounds * 100) / 100 === pounds;

/** A price is named with all its parts or not at all. Throws InvalidFields (400), which names what is missing or cannot be. */
function requireUsablePrice(service: Pick<Service, PriceField>): void {
  if (PRICE_FIELDS.every((field) => isBlank(service[field]))) return;
  const missing = REQUIRED.filter((field) => isBlank(service[field]));
  if (missing.length > 0) {
    const reason = `A price that customers can use also says ${missing.map((field) => MISSING[field]).join(', ')}. Complete it, or clear all its fields.`;
    throw new InvalidFields(
      Object.fromEntries(missing.map((field, at) => [field, [at ? `A price also says ${MISSING[field]}.` : reason]])),
      reason,
    );
  }
  const { priceFrom, priceTo, priceVat, priceFor } = service;
  const refuse = (field: PriceField, reason: string) => new InvalidFields({ [field]: [reason] }, reason);
  for (const [field, amount] of [['priceFrom', priceFrom] as const, ['priceTo', priceTo] as const])
    if (amount !== null && !isPence(amount)) throw refuse(field, 'Please enter pounds with two decimals at most.');
  if (priceTo !== null && priceTo < (priceFrom ?? 0)) throw refuse('priceTo', 'The upper end of the price is below the lower end.');
  if (priceVat === 'excluded' && priceFor !== 'businesses')
    throw refuse('priceVat', 'Prices that people at home read must include VAT. Only a price for businesses may leave it out.');
}

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

  /** A new one comes last: what is first leads the homepage. */
  override async create({ order, ...fields }: UpdateServiceDto): Promise<Service> {
    const last = await this.records.maximum('order');
    return super.create({ ...fields, order: order ?? Math.min((last ?? -1) + 1, HIGHEST_ORDER) });
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

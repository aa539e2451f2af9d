import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlreadyTaken, InvalidFields } from '../platform/http/errors.js';
import { freeSlug } from '../platform/common/records.js';
import { slugify } from '../platform/words/text.js';
import { Location } from '../locations/location.entity.js';
import { Service } from '../services/service.entity.js';
import type { FormerPage } from './page-history.js';
import { pagePath, pageSlug } from './page-addresses.js';
import { findReferred } from '../kinds/referred-record.js';
import { ServiceLocationPage } from './service-location-page.entity.js';

/** A service in a location, and the default texts of its page. */
export interface Pair {
  name: string;
  title: string;
  slug: string;
  /** Path on the public site. */
  path: string;
}

const TITLE_MAX = 200;

export function pairOf(service: Service, location: Location): Pair {
  const name = `${service.title} in ${location.name}`;
  const [title, slug, path] = [name.slice(0, TITLE_MAX), pageSlug(service.slug, location.slug), pagePath(service.slug, location.slug)];
  return { name, title, slug, path };
}

/** Locks service and location of a new or moved page. Throws InvalidFields (400) if one does not exist. */
export async function findPair(manager: EntityManager, page: ServiceLocationPage, former?: FormerPage): Promise<Pair> {
  if (former && !hasMoved(page, former)) return pairOf(former.service, former.location);
  const service = await findReferred(manager, Service, page.serviceId, 'serviceId', 'service');
  const location = await findReferred(manager, Location, page.locationId, 'locationId', 'location');
  return pairOf(service, location);
}

/** For a page that leaves the trash. Throws ConflictException (409) that names the service or location that is in the trash as well. */
export async function refuseWithoutPair(manager: EntityManager, { serviceId, locationId }: ServiceLocationPage): Promise<void> {
  const service = await manager.findOne(Service, { where: { id: serviceId }, withDeleted: true });
  const location = await manager.findOne(Location, { where: { id: locationId }, withDeleted: true });
  const missing = [
    ...(service?.deletedAt ? [`the service "${service.title}"`] : []),
    ...(location?.deletedAt ? [`the location "${location.name}"`] : []),
  ];
  if (missing.length) throw new ConflictException(`It belongs to ${missing.join(' and ')}, in the trash as well. Restore that first.`);
}

/** Throws AlreadyTaken (409) if the service has another page in the location. */
export async function refuseSecondPage(
  manager: EntityManager,
  { id, serviceId, locationId }: ServiceLocationPage,
  { name }: Pair,
): Promise<void> {
  const holder = await manager.findOne(ServiceLocationPage, { where: { serviceId, locationId }, select: { id: true } });
  if (holder && holder.id !== id)
    throw new AlreadyTaken('locationId', `A page for ${name} already exists. Each service has one page per location.`);
}

/** Returns the given slug, or one made from the pair. A generated slug follows the pair. Throws InvalidFields (400) or AlreadyTaken (409). */
export async function chooseSlug(
  manager: EntityManager,
  page: ServiceLocationPage,
  pair: Pair,
  { given, former }: { given?: string | null; former?: FormerPage },
): Promise<string> {
  const isKept = former && (given === undefined || given === former.slug);
  if (isKept && !(hasMoved(page, former) && isMade(former))) return former.slug;
  const wanted = !isKept && given ? given : pair.slug;
  if (wanted !== slugify(wanted))
    throw new InvalidFields({ slug: ['Please use lower-case letters, digits and single hyphens, for example eicr-testing-chester'] });
  return freeSlug(manager, { entity: ServiceLocationPage }, { given: wanted, source: '', fallback: 'page', exceptId: page.id });
}

const hasMoved = (page: ServiceLocationPage, former: FormerPage) =>
  page.serviceId !== former.serviceId || page.locationId !== former.locationId;
const isMade = ({ slug, service, location }: FormerPage) => slug === pageSlug(service.slug, location.slug);

import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.entity.js';
import type { Location } from '../locations/location.entity.js';
import type { Service } from '../services/service.entity.js';
import { ServiceLocationPage, type PageHistoryEntry } from './service-location-page.entity.js';

/** What a restore brings back. */
const CONTENT = [
  'title',
  'metaTitle',
  'metaDescription',
  'canonicalUrl',
  'heroTitle',
  'heroSubtitle',
  'heroDescription',
  'heroImage',
  'introContent',
  'whyItMatters',
  'deliverables',
  'sectors',
  'microCaseStudy',
  'relatedServices',
  'images',
  'ctaOverrides',
  'features',
  'callToAction',
  'content',
] as const satisfies readonly (keyof ServiceLocationPage)[];

const KEPT_STATES = 50;
/** A history must fit into one database packet. */
const KEPT_BYTES = 4_000_000;

export interface FormerPage extends ServiceLocationPage {
  service: Service;
  location: Location;
}

/** Returns the history with the former state first. */
export function withFormerState(former: ServiceLocationPage, savedBy: string | null): PageHistoryEntry[] {
  const state = Object.fromEntries(CONTENT.map((name) => [name, former[name]]));
  const entry = { version: former.version, savedAt: former.updatedAt.toISOString(), savedBy, state };
  let bytes = 0;
  return [entry, ...former.versionHistory].slice(0, KEPT_STATES).filter((e, i) => {
    bytes += Buffer.byteLength(JSON.stringify(e));
    return i === 0 || bytes <= KEPT_BYTES;
  });
}

export const contentOf = ({ state }: PageHistoryEntry): object =>
  Object.fromEntries(CONTENT.flatMap((name) => (name in state ? [[name, state[name]]] : [])));

/** Null for the system. */
async function lastAuthor(manager: EntityManager, entityType: string, entityId: string): Promise<string | null> {
  const row = await manager.findOne(AuditLog, {
    where: { entityType, entityId },
    order: { createdAt: 'DESC', id: 'DESC' },
    relations: { user: true },
    withDeleted: true,
  });
  return row?.user?.username ?? null;
}

/** Adds the stored state to the history before a save. Returns it with its service and location. */
export async function keepFormerState(manager: EntityManager, resource: string, page: ServiceLocationPage): Promise<FormerPage> {
  const query = manager
    .createQueryBuilder(ServiceLocationPage, 'p')
    .withDeleted()
    .addSelect('p.versionHistory')
    .innerJoinAndSelect('p.service', 'service')
    .innerJoinAndSelect('p.location', 'location')
    .where('p.id = :id', { id: page.id });
  const former = (await query.getOneOrFail()) as FormerPage;
  page.versionHistory = withFormerState(former, await lastAuthor(manager, resource, page.id));
  return former;
}

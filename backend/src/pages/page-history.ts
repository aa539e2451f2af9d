import type { EntityManager } from 'typeorm';
import type { Location } from '../locations/location.entity.js';
import type { HistoryService } from '../records/history/history.service.js';
import type { Service } from '../services/service.entity.js';
import { FormerVersions, type FormerVersion } from './former-versions.entity.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';

const MOST_VERSIONS = 50;

/** Returns the newest 50 earlier versions, newest first: from the audit log, and what was stored before the audit log recorded pages. */
export async function earlierVersions(
  manager: EntityManager,
  history: HistoryService,
  page: ServiceLocationPage,
): Promise<FormerVersion[]> {
  const logged = (await history.saves(manager, SERVICE_PAGES.resource, page)).map(({ number, at, by, state }) => ({
    version: number,
    savedAt: at?.toISOString() ?? null,
    savedBy: by,
    state,
  }));
  const stored = (await manager.findOneBy(FormerVersions, { id: page.id }))?.versions ?? [];
  return [...new Map([...logged, ...stored].map((one) => [one.version, one])).values()]
    .filter(({ version }) => version < page.version)
    .sort((one, other) => other.version - one.version)
    .slice(0, MOST_VERSIONS);
}

export interface FormerPage extends ServiceLocationPage {
  service: Service;
  location: Location;
}

/** Returns the page as it is stored, with its service and location. */
export const findFormer = (manager: EntityManager, { id }: ServiceLocationPage): Promise<FormerPage> =>
  manager.findOneOrFail(ServiceLocationPage, {
    where: { id },
    relations: { service: true, location: true },
    withDeleted: true,
  }) as Promise<FormerPage>;

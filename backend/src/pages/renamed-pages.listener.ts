import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { RENAMED, type Renamed } from '../kinds/renamed.js';
import { LOCATIONS } from '../locations/location.kind.js';
import { freeSlug } from '../platform/common/records.js';
import { moveAddress } from '../redirects/automatic-redirects.js';
import { SERVICES } from '../services/service.kind.js';
import { pagePath, pageSlug } from './page-addresses.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';

/** Pages follow the slugs of their service and location. */
@Injectable()
export class RenamedPagesListener {
  /** Moves generated slugs and leaves redirects. Throws AlreadyTaken (409). */
  @OnEvent(RENAMED, { suppressErrors: false })
  async move({ change, resource, id, from, to }: Renamed): Promise<void> {
    const { manager, now, audit } = change;
    const isService = resource === SERVICES.resource;
    if (!isService && resource !== LOCATIONS.resource) return;
    const where = { [isService ? 'serviceId' : 'locationId']: id };
    const pages = await manager.find(ServiceLocationPage, { where, relations: { service: true, location: true } });
    // In this order no page takes a slug that a later one still has.
    const direction = to.length > from.length ? -1 : 1;
    for (const page of pages.sort((a, b) => direction * (a.slug.length - b.slug.length))) {
      const pairWith = (renamed: string): [service: string, location: string] =>
        isService ? [renamed, page.location?.slug ?? ''] : [page.service?.slug ?? '', renamed];
      const made = (renamed: string) => pageSlug(...pairWith(renamed));
      const path = (renamed: string) => pagePath(...pairWith(renamed));
      if (page.publishedAt) await moveAddress(change, path(from), path(to));
      const before = page.slug;
      if (before !== made(from)) continue;
      page.slug = await freeSlug(
        manager,
        { entity: ServiceLocationPage },
        { given: made(to), source: '', fallback: 'page', exceptId: page.id },
      );
      page.updatedAt = now;
      await manager.save(page);
      await audit({
        action: 'update',
        entityType: SERVICE_PAGES.resource,
        entityId: page.id,
        changes: { slug: { before, after: page.slug } },
      });
    }
  }
}

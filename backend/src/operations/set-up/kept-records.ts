import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../audit/changes.service.js';
import type { CompanyInfo } from '../../company/company-info.entity.js';
import { Location } from '../../locations/location.entity.js';
import { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { pick } from '../../platform/common/pick.js';
import { locations } from '../../sample-content/content/locations.js';
import { ownerPage } from '../../sample-content/content/owner.js';

type Kept = Location | ServiceLocationPage;

/** Takes from the sample's places and service pages that stay, because staff have changed them, what the sample company still says there. */
export async function clearKept(change: Change, company: CompanyInfo): Promise<void> {
  const { manager } = change;
  const { createdAt } = company;
  for (const place of await manager.findBy(Location, { createdAt }))
    if (locations.some(({ description }) => description === place.description))
      await clear(change, 'locations', place, { description: null });
  const pages = await manager.find(ServiceLocationPage, { where: { createdAt }, relations: { service: true, location: true } });
  if (!pages.length) return;
  const { services } = await import('../../sample-content/content/services/index.js');
  const shipped = services.flatMap((service) => service.pages);
  for (const page of pages) {
    const { service, location } = page;
    const sample = shipped.find(({ content, introContent }) => content === page.content || introContent === page.introContent);
    if (!sample || !service || !location) continue;
    const { title: _t, ...owners } = ownerPage(service, company, [location.name]);
    const names = Object.keys(owners) as (keyof typeof owners)[];
    const same = names.filter((name) => isDeepStrictEqual(page[name], sample[name]));
    if (same.length) await clear(change, 'service-location-pages', page, pick(owners, same));
  }
}

async function clear({ manager, now, audit }: Change, entityType: string, record: Kept, texts: object): Promise<void> {
  await manager.save(Object.assign(record, texts, { updatedAt: now }));
  const changes = Object.fromEntries(Object.entries(texts).map(([name, after]: [string, unknown]) => [name, { after }]));
  await audit({ action: 'update', entityType, entityId: record.id, changes });
}

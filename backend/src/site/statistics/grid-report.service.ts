import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Location } from '../../locations/location.entity.js';
import { PageOriginality } from '../../pages/page-originality.entity.js';
import { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { Service } from '../../services/service.entity.js';
import { readPeriod } from '../../platform/time/periods.js';
import { none } from './counts.js';
import type { PageGridRecord, PageState } from './page-grid.dto.js';
import { PageStatisticsService } from './page-statistics.service.js';

const DAYS = '90';

/** Which service has a page in which place, how it is, and what it brings. */
@Injectable()
export class GridReport {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly statistics: PageStatisticsService,
  ) {}

  async of(now = new Date()): Promise<PageGridRecord> {
    const period = readPeriod(DAYS, now);
    const [services, places, pages, byPath] = await Promise.all([
      this.manager.find(Service, {
        select: { id: true, slug: true, title: true, isActive: true, status: true },
        order: { order: 'ASC', title: 'ASC' },
      }),
      this.manager.find(Location, { select: { id: true, slug: true, name: true, isActive: true }, order: { order: 'ASC', name: 'ASC' } }),
      this.manager
        .createQueryBuilder(ServiceLocationPage, 'p')
        .leftJoin(PageOriginality, 'o', 'o.id = p.id')
        .select(['p.id', 'p.serviceId', 'p.locationId', 'p.status', 'o.isOriginal', 'o.likeId'])
        .getRawMany<Record<string, unknown>>(),
      this.statistics.byPath(period),
    ]);
    const service = new Map(services.map((one) => [one.id, one]));
    const place = new Map(places.map((one) => [one.id, one]));
    const placeOf = new Map(pages.map((row) => [String(row['p_id']), place.get(String(row['p_locationId']))?.name ?? null]));
    return {
      from: period.from,
      services: services.map((one) => ({ id: one.id, name: one.title, isShown: isShown(one) })),
      places: places.map(({ id, name, isActive }) => ({ id, name, isShown: isActive })),
      cells: pages.flatMap((row) => {
        const [ofService, inPlace] = [service.get(String(row['p_serviceId'])), place.get(String(row['p_locationId']))];
        // Of a service or a place in the trash.
        if (!ofService || !inPlace) return [];
        const state = stateOf(row, isShown(ofService) && inPlace.isActive);
        const { views, calls, enquiries } = byPath.get(`/services/${ofService.slug}/${inPlace.slug}`) ?? none();
        return {
          ...{ pageId: String(row['p_id']), serviceId: ofService.id, locationId: inPlace.id, state },
          ...{ like: state === 'alike' ? (placeOf.get(String(row['o_likeId'])) ?? null) : null, views, enquiries: calls + enquiries },
        };
      }),
    };
  }
}

const isShown = ({ isActive, status }: Pick<Service, 'isActive' | 'status'>): boolean => isActive && status === 'published';

function stateOf(row: Record<string, unknown>, isPairShown: boolean): PageState {
  if (row['p_status'] !== 'published') return 'draft';
  if (!isPairShown) return 'hidden';
  const isFaulty = row['o_isOriginal'] !== null && !row['o_isOriginal'];
  return !isFaulty ? 'live' : typeof row['o_likeId'] === 'string' ? 'alike' : 'thin';
}

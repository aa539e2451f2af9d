import { Injectable } from '@nestjs/common';
import { PageGrid, type Axis } from '../../pages/page-grid.service.js';
import { none } from './counts.js';
import { PageStatisticsService } from './page-statistics.service.js';
import type { GridAxis, PageGridRecord } from './page-grid.dto.js';

const DAYS = '90';

/** Services and places, with what their pages bring. */
@Injectable()
export class GridReport {
  constructor(
    private readonly grid: PageGrid,
    private readonly statistics: PageStatisticsService,
  ) {}

  async of(now = new Date()): Promise<PageGridRecord> {
    const [{ services, places, cells }, { from, byPath }] = await Promise.all([this.grid.read(), this.statistics.byPath(DAYS, now)]);
    const service = new Map(services.map((axis) => [axis.id, axis]));
    const place = new Map(places.map((axis) => [axis.id, axis]));
    const placeOf = new Map(cells.map(({ pageId, locationId }) => [pageId, place.get(locationId)?.name ?? null]));
    return {
      from,
      services: services.map(toAxis),
      places: places.map(toAxis),
      cells: cells.flatMap(({ likeId, ...cell }) => {
        const [ofService, inPlace] = [service.get(cell.serviceId), place.get(cell.locationId)];
        // Of a service or a place in the trash.
        if (!ofService || !inPlace) return [];
        const { views, calls, enquiries } = byPath.get(`/services/${ofService.slug}/${inPlace.slug}`) ?? none();
        return [{ ...cell, like: likeId === null ? null : (placeOf.get(likeId) ?? null), views, enquiries: calls + enquiries }];
      }),
    };
  }
}

const toAxis = ({ id, name, isShown }: Axis): GridAxis => ({ id, name, isShown });

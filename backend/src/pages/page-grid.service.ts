import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Location } from '../locations/location.entity.js';
import { Service } from '../services/service.entity.js';
import { PageOriginality } from './page-originality.entity.js';
import { ServiceLocationPage } from './service-location-page.entity.js';

/** 'hidden': published, but its service or place is not; 'thin' and 'alike': search engines are told to leave it out. */
export const PAGE_STATES = ['live', 'draft', 'hidden', 'thin', 'alike'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export interface Axis {
  id: string;
  slug: string;
  name: string;
  /** Whether visitors see it. */
  isShown: boolean;
}

export interface PageCell {
  pageId: string;
  serviceId: string;
  locationId: string;
  state: PageState;
  /** Of 'alike': the page with much of the same text. */
  likeId: string | null;
}

/** Which service has a page in which place, and how it is. */
@Injectable()
export class PageGrid {
  constructor(@InjectRepository(ServiceLocationPage) private readonly pages: Repository<ServiceLocationPage>) {}

  async read(): Promise<{ services: Axis[]; places: Axis[]; cells: PageCell[] }> {
    const { manager } = this.pages;
    const [services, places, rows] = await Promise.all([
      manager.find(Service, {
        select: { id: true, slug: true, title: true, isActive: true, status: true },
        order: { order: 'ASC', title: 'ASC' },
      }),
      manager.find(Location, { select: { id: true, slug: true, name: true, isActive: true }, order: { order: 'ASC', name: 'ASC' } }),
      this.pages
        .createQueryBuilder('p')
        .leftJoin(PageOriginality, 'o', 'o.id = p.id')
        .select(['p.id', 'p.serviceId', 'p.locationId', 'p.status', 'o.isOriginal', 'o.likeId'])
        .getRawMany<Record<string, unknown>>(),
    ]);
    const axes = {
      services: services.map(({ title: name, isActive, status, ...axis }) => ({
        ...axis,
        name,
        isShown: isActive && status === 'published',
      })),
      places: places.map(({ isActive: isShown, ...axis }) => ({ ...axis, isShown })),
    };
    const shown = new Set([...axes.services, ...axes.places].flatMap(({ id, isShown }) => (isShown ? id : [])));
    return { ...axes, cells: rows.map((row) => toCell(row, shown)) };
  }
}

function toCell(row: Record<string, unknown>, shown: ReadonlySet<string>): PageCell {
  const [pageId, serviceId, locationId] = [String(row['p_id']), String(row['p_serviceId']), String(row['p_locationId'])];
  const likeId = typeof row['o_likeId'] === 'string' ? row['o_likeId'] : null;
  const isFaulty = row['o_isOriginal'] !== null && !row['o_isOriginal'];
  const visible = (): PageState => (!isFaulty ? 'live' : likeId === null ? 'thin' : 'alike');
  const published = (): PageState => (shown.has(serviceId) && shown.has(locationId) ? visible() : 'hidden');
  const state = row['p_status'] === 'published' ? published() : 'draft';
  return { pageId, serviceId, locationId, state, likeId: state === 'alike' ? likeId : null };
}

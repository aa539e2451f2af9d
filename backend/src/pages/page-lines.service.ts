import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { VISIBLE } from './visible-pages.js';

/** What pages of places say about the visible pages there. */
@Injectable()
export class PageLines {
  constructor(@InjectRepository(ServiceLocationPage) private readonly pages: Repository<ServiceLocationPage>) {}

  /** Returns the service's title and short text of each page, by place. Raw rows, because entities of thousands of pages would block the process. */
  async byLocation(): Promise<ReadonlyMap<string, string[]>> {
    const rows = await this.pages
      .createQueryBuilder('page')
      .setFindOptions({ where: VISIBLE, relations: { service: true } })
      .select('page.locationId', 'place')
      .addSelect('page.heroDescription', 'text')
      .addSelect('page.heroSubtitle', 'subtitle')
      .addSelect('page__page_service.title', 'title')
      .getRawMany<Record<'place' | 'text' | 'subtitle' | 'title', string | null>>();
    const lines = Map.groupBy(rows, ({ place }) => place ?? '');
    return new Map(
      [...lines].map(([place, those]) => [place, those.map(({ title, text, subtitle }) => `${title} ${text || subtitle || ''}`)]),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { LocationsService } from '../../locations/locations.service.js';
import { ServicesService } from '../../services/services.service.js';
import type { Ranked } from './counts.js';
import type { PageStatistics, TopicFigures } from './page-statistics.dto.js';
import { PageStatisticsService } from './page-statistics.service.js';

/** Names the services and places of the page statistics. */
@Injectable()
export class ReportService {
  constructor(
    private readonly statistics: PageStatisticsService,
    private readonly services: ServicesService,
    private readonly locations: LocationsService,
  ) {}

  /** `days`: from the query. Throws BadRequestException (400) for a period that is not listed. */
  async of(days: unknown, now = new Date()): Promise<PageStatistics> {
    const { paths, services, places, ...daily } = await this.statistics.report(days, now);
    const [titles, names, searches, districts] = await Promise.all([
      this.services.titles(),
      this.locations.names(),
      this.statistics.misses('search', daily),
      this.statistics.misses('district', daily),
    ]);
    return {
      ...daily,
      pages: paths.map(({ key, ...figures }) => ({ path: key, ...figures })),
      services: named(services, titles),
      places: named(places, names),
      searches,
      districts,
    };
  }
}

const named = (topics: Ranked[], names: ReadonlyMap<string, string>): TopicFigures[] =>
  topics.map(({ key, ...figures }) => ({ slug: key, name: names.get(key) ?? null, ...figures }));

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { ResponseTimesService } from '../../inquiries/office/response-times.service.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { Media } from '../../media/media.entity.js';
import { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { londonMoment } from '../../platform/time/london.js';
import { readPeriod } from '../../platform/time/periods.js';
import { PageStatisticsService } from '../../site/statistics/page-statistics.service.js';
import type { Chart, Dashboard, DashboardCharts } from './dashboard.dto.js';

const DAYS = '30';
/** Below that, a chart says less than words. */
const FEW = 10;

/** What the dashboard counts and draws. */
@Injectable()
export class FiguresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: Kinds,
    private readonly statistics: PageStatisticsService,
    private readonly inquiries: InquiriesService,
    private readonly responses: ResponseTimesService,
  ) {}

  async content(): Promise<Pick<Dashboard, 'activeItems' | 'publishedPages' | 'mediaFiles'>> {
    const active = this.kinds
      .with('dashboard')
      .map(({ kind }) => this.dataSource.getRepository<{ isActive: boolean }>(kind.entity).countBy({ isActive: true }));
    const [publishedPages, mediaFiles, ...activeItems] = await Promise.all([
      this.dataSource.getRepository(ServiceLocationPage).countBy({ status: 'published' }),
      this.dataSource.getRepository(Media).count(),
      ...active,
    ]);
    return { activeItems: activeItems.reduce((sum, n) => sum + n, publishedPages), publishedPages, mediaFiles };
  }

  /** The charts of the last 30 days. */
  async charts(): Promise<DashboardCharts> {
    const period = readPeriod(DAYS, new Date());
    const [days, responses] = await Promise.all([this.statistics.daily(period), this.responses.report(period)]);
    return { days, responses };
  }

  /** The charts that have enough to draw. */
  async drawable(now = new Date()): Promise<Chart[]> {
    const { from } = readPeriod(DAYS, now);
    const [recent, isCounted] = await Promise.all([this.inquiries.listRecent(FEW), this.statistics.reaches(FEW, from)]);
    const last = recent[FEW - 1];
    const isAsked = last !== undefined && last.createdAt >= londonMoment(from, '00:00');
    return [...(isCounted ? (['days'] as const) : []), ...(isAsked ? (['responses'] as const) : [])];
  }
}

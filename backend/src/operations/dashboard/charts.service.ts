import { Injectable } from '@nestjs/common';
import { InquiriesService } from '../../inquiries/inquiries.service.js';
import { ResponseTimesService } from '../../inquiries/response-times.service.js';
import { londonMoment } from '../../platform/common/london.js';
import { readPeriod } from '../../platform/common/periods.js';
import { PageStatisticsService } from '../../site/statistics/page-statistics.service.js';
import type { Chart, DashboardCharts } from './dashboard.dto.js';

const DAYS = '30';

/** Charts of the dashboard, for the last 30 days. */
@Injectable()
export class ChartsService {
  constructor(
    private readonly statistics: PageStatisticsService,
    private readonly inquiries: InquiriesService,
    private readonly responses: ResponseTimesService,
  ) {}

  async get(): Promise<DashboardCharts> {
    const [days, responses] = await Promise.all([this.statistics.daily(DAYS), this.responses.report(DAYS)]);
    return { days, responses };
  }

  /** Those that have something to draw. */
  async drawable(now = new Date()): Promise<Chart[]> {
    const { from } = readPeriod(DAYS, now);
    const [[newest], isCounted] = await Promise.all([this.inquiries.listRecent(1), this.statistics.hasAny(from)]);
    const isAsked = newest !== undefined && newest.createdAt >= londonMoment(from, '00:00');
    return [...(isCounted ? (['days'] as const) : []), ...(isAsked ? (['responses'] as const) : [])];
  }
}

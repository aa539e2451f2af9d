import { Get, Query } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { GridReport } from './grid-report.service.js';
import { PageGridRecord } from './page-grid.dto.js';
import { PageStatistics } from './page-statistics.dto.js';
import { PeriodQuery, ReadPeriod, type Period } from '../../platform/time/periods.js';
import { PageStatisticsService } from './page-statistics.service.js';

@StaffController('admin/page-grid')
export class AdminPageGridController {
  constructor(private readonly grid: GridReport) {}

  /** Returns which service has a page in which place, how it is, and its views and enquiries of the last 90 days. */
  @Get()
  all(): Promise<PageGridRecord> {
    return this.grid.of();
  }
}

@StaffController('admin/page-statistics')
export class AdminPageStatisticsController {
  constructor(private readonly statistics: PageStatisticsService) {}

  /** Returns views, calls and enquiries per day, page, service and place. 400 for a period that is not known. */
  @Get()
  @PeriodQuery('days')
  all(@Query('days', new ReadPeriod()) period: Period): Promise<PageStatistics> {
    return this.statistics.report(period);
  }
}

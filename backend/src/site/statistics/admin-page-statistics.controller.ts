import { Get, Query } from '@nestjs/common';
import { StaffController } from '../../platform/common/access.js';
import { PageStatistics } from './page-statistics.dto.js';
import { PeriodQuery } from '../../platform/common/periods.js';
import { ReportService } from './report.service.js';

@StaffController('admin/page-statistics')
export class AdminPageStatisticsController {
  constructor(private readonly report: ReportService) {}

  /** Returns views, calls and enquiries per day, page, service and place, including today. 400 for a period that is not listed. */
  @Get()
  @PeriodQuery()
  all(@Query('days') days?: unknown): Promise<PageStatistics> {
    return this.report.of(days);
  }
}

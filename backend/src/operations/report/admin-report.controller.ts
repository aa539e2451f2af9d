import { Get, Query, type StreamableFile } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { lastMonth, PeriodQuery, ReadPeriod, type Period } from '../../platform/time/periods.js';
import { Csv } from '../../records/csv/csv-routes.js';
import { OfficeReport } from './report.dto.js';
import { ReportService } from './report.service.js';

const Asked = () => PeriodQuery('period', 'last month');
const read = new ReadPeriod(lastMonth);

@StaffController('admin/report')
export class AdminReportController {
  constructor(private readonly reports: ReportService) {}

  /** Returns what a period brought, and the one before. 400 for a period that is not known. */
  @Get()
  @Asked()
  get(@Query('period', read) period: Period): Promise<OfficeReport> {
    return this.reports.of(period);
  }

  /** Returns the same as a table. */
  @Get('csv')
  @Csv()
  @Asked()
  csv(@Query('period', read) period: Period): Promise<StreamableFile> {
    return this.reports.csv(period);
  }
}

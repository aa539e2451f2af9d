import { Controller, Get, Query } from '@nestjs/common';
import { StaffApi } from '../platform/common/access.js';
import { PeriodQuery } from '../platform/common/periods.js';
import { JobReport } from './job-report.dto.js';
import { JobReportService } from './job-report.service.js';

@StaffApi('admin/jobs')
@Controller('api/admin/jobs')
export class AdminJobsController {
  constructor(private readonly jobs: JobReportService) {}

  /** Returns jobs and money of the enquiries of a period, by source, service and place. 400 for a period that is not listed. */
  @Get()
  @PeriodQuery()
  report(@Query('days') days?: unknown): Promise<JobReport> {
    return this.jobs.report(days);
  }
}

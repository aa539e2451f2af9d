import { Get, Query } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { PeriodQuery, ReadPeriod, type Period } from '../../platform/time/periods.js';
import { JobReport } from './job-report.dto.js';
import { JobReportService } from './job-report.service.js';
import { ResponseTimes } from './response-times.dto.js';
import { ResponseTimesService } from './response-times.service.js';

@StaffController('admin/jobs')
export class AdminJobsController {
  constructor(private readonly jobs: JobReportService) {}

  /** Returns jobs and money of the enquiries of a period, by source, service and place. 400 for a period that is not known. */
  @Get()
  @PeriodQuery('days')
  report(@Query('days', new ReadPeriod()) period: Period): Promise<JobReport> {
    return this.jobs.report(period);
  }
}

@StaffController('admin/response-times')
export class AdminResponseTimesController {
  constructor(private readonly responses: ResponseTimesService) {}

  /** Returns how soon enquiries of a period had their first reply. 400 for a period that is not known. */
  @Get()
  @PeriodQuery('days')
  report(@Query('days', new ReadPeriod()) period: Period): Promise<ResponseTimes> {
    return this.responses.report(period);
  }
}

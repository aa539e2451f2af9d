import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { StaffApi } from '../common/access.js';
import { PageStatistics, PERIODS } from './page-statistics.dto.js';
import { PageStatisticsService } from './page-statistics.service.js';

@StaffApi('admin/page-statistics')
@Controller('api/admin/page-statistics')
export class AdminPageStatisticsController {
  constructor(private readonly statistics: PageStatisticsService) {}

  /** Returns views, calls and enquiries per page and per day, including today. 400 for a period that is not listed. */
  @Get()
  @ApiQuery({ name: 'days', required: false, enum: [...PERIODS], description: 'Default 30.' })
  report(@Query('days') days?: unknown): Promise<PageStatistics> {
    return this.statistics.report(days);
  }
}

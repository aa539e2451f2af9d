import { Controller, Get } from '@nestjs/common';
import { Roles, StaffApi } from '../../platform/common/access.js';
import { BlockedContent } from './csp-reports.dto.js';
import { CspReports } from './csp-reports.service.js';

@StaffApi('admin/csp-reports')
@Controller('api/admin/csp-reports')
@Roles('admin')
export class AdminCspReportsController {
  constructor(private readonly reports: CspReports) {}

  /** What browsers have blocked in the last 30 days: the latest first, at most 500. */
  @Get()
  list(): Promise<BlockedContent[]> {
    return this.reports.list();
  }
}

import { Get } from '@nestjs/common';
import { StaffController } from '../../platform/common/access.js';
import { GridReport } from './grid-report.service.js';
import { PageGridRecord } from './page-grid.dto.js';

@StaffController('admin/page-grid')
export class AdminPageGridController {
  constructor(private readonly grid: GridReport) {}

  /** Returns which service has a page in which place, how it is, and its views and enquiries of the last 90 days. */
  @Get()
  all(): Promise<PageGridRecord> {
    return this.grid.of();
  }
}

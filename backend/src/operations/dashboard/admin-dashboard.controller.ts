import { Get } from '@nestjs/common';
import { StaffController } from '../../platform/http/access.js';
import { Dashboard, DashboardCharts } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
import { FiguresService } from './figures.service.js';

@StaffController('admin/dashboard')
export class AdminDashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly figures: FiguresService,
  ) {}

  @Get()
  get(): Promise<Dashboard> {
    return this.dashboard.get();
  }

  /** Returns the last 30 days: views, calls and enquiries, and how soon enquiries had their first reply. */
  @Get('charts')
  drawn(): Promise<DashboardCharts> {
    return this.figures.charts();
  }
}

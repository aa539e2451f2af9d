import { Controller, Get } from '@nestjs/common';
import { StaffApi } from '../../platform/common/access.js';
import { Dashboard, DashboardCharts } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';
import { FiguresService } from './figures.service.js';

@StaffApi('admin/dashboard')
@Controller('api/admin/dashboard')
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

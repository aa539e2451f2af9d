import { Controller, Get } from '@nestjs/common';
import { StaffApi } from '../../platform/common/access.js';
import { Dashboard } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@StaffApi('admin/dashboard')
@Controller('api/admin/dashboard')
export class AdminDashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  get(): Promise<Dashboard> {
    return this.dashboard.get();
  }
}

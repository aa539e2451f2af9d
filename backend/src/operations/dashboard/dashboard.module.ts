import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.js';
import { ChecksModule } from '../../site/checks/checks.module.js';
import { SiteModule } from '../../site/site.module.js';
import { DoctorModule } from '../doctor/doctor.module.js';
import { HealthModule } from '../health/health.module.js';
import { InquiriesModule } from '../../inquiries/inquiries.module.js';
import { AdminDashboardController } from './admin-dashboard.controller.js';
import { ContentCountsService } from './content-counts.service.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [BackupModule, ChecksModule, DoctorModule, HealthModule, InquiriesModule, SiteModule],
  controllers: [AdminDashboardController],
  providers: [ContentCountsService, DashboardService],
})
export class DashboardModule {}

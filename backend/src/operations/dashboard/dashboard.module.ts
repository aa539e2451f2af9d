import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.js';
import { SiteModule } from '../../site/site.module.js';
import { HealthModule } from '../health/health.module.js';
import { InquiriesModule } from '../../inquiries/inquiries.module.js';
import { RecordsModule } from '../../records/records.module.js';
import { StatisticsModule } from '../../site/statistics/statistics.module.js';
import { AdminDashboardController } from './admin-dashboard.controller.js';
import { ChartsService } from './charts.service.js';
import { ContentCountsService } from './content-counts.service.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [BackupModule, HealthModule, InquiriesModule, RecordsModule, SiteModule, StatisticsModule],
  controllers: [AdminDashboardController],
  providers: [ChartsService, ContentCountsService, DashboardService],
})
export class DashboardModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { MediaModule } from '../media/media.module.js';
import { RecordsModule } from '../records/records.module.js';
import { SiteModule } from '../site/site.module.js';
import { StatisticsModule } from '../site/statistics/statistics.module.js';
import { ArchiveJob } from './archives/archive-job.entity.js';
import { ArchivesController } from './archives/archives.controller.js';
import { ArchivesJob } from './archives/archives.job.js';
import { ArchivesService } from './archives/archives.service.js';
import { BackupRun } from './backup/backup-run.entity.js';
import { BackupRuns } from './backup/backup-runs.service.js';
import { NightlyBackupJob } from './backup/nightly-backup.job.js';
import { ReplacedDataJob } from './backup/replacing-data.js';
import { AdminDashboardController } from './dashboard/admin-dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { FiguresService } from './dashboard/figures.service.js';
import { ExaminationAtStart } from './doctor/examine-file.js';
import { Examination } from './doctor/examination.entity.js';
import { Examinations } from './doctor/examinations.service.js';
import { NightlyDoctorJob } from './doctor/nightly-doctor.job.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { VitalChecks } from './health/vital-checks.service.js';
import { WatchedFaults } from './health/watched-faults.service.js';
import { MetricsServer } from './metrics/metrics-server.service.js';
import { SiteMetrics } from './metrics/site-metrics.service.js';
import { AdminReportController } from './report/admin-report.controller.js';
import { MonthlyReportJob } from './report/monthly-report.job.js';
import { ReportService } from './report/report.service.js';
import { Tracing } from './metrics/tracing.service.js';
import { WorkMetrics } from './metrics/work-metrics.service.js';

/** The watch over a running site. The set-up has a module of its own, which the command line loads alone. */
@Module({
  imports: [
    ...[DeliveryModule, InquiriesModule, MediaModule, RecordsModule, SiteModule, StatisticsModule],
    TypeOrmModule.forFeature([ArchiveJob, BackupRun, Examination]),
  ],
  controllers: [AdminDashboardController, AdminReportController, ArchivesController, HealthController],
  providers: [
    ...[ArchivesJob, ArchivesService],
    ...[BackupRuns, NightlyBackupJob, ReplacedDataJob],
    ...[Examinations, ExaminationAtStart, NightlyDoctorJob],
    ...[HealthService, VitalChecks, WatchedFaults, MetricsServer, SiteMetrics, WorkMetrics, Tracing],
    ...[DashboardService, FiguresService, ReportService, MonthlyReportJob],
  ],
})
export class OperationsModule {}

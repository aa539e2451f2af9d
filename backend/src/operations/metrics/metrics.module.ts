import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BackupModule } from '../backup/backup.module.js';
import { DoctorModule } from '../doctor/doctor.module.js';
import { HealthModule } from '../health/health.module.js';
import { InquiriesModule } from '../../inquiries/inquiries.module.js';
import { MediaModule } from '../../media/media.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { SiteModule } from '../../site/site.module.js';
import { Tracing } from './tracing.service.js';
import { MetricsServer } from './metrics-server.service.js';
import { SiteMetrics } from './site-metrics.service.js';
import { WorkMetrics } from './work-metrics.service.js';

@Module({
  imports: [AuditModule, BackupModule, DoctorModule, HealthModule, InquiriesModule, MediaModule, OutboxModule, SiteModule],
  providers: [MetricsServer, SiteMetrics, Tracing, WorkMetrics],
})
export class MetricsModule {}

import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.js';
import { HealthModule } from '../health/health.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { SiteModule } from '../site/site.module.js';
import { Tracing } from './tracing.service.js';
import { MetricsServer } from './metrics-server.service.js';
import { SiteMetrics } from './site-metrics.service.js';

@Module({
  imports: [BackupModule, HealthModule, InquiriesModule, OutboxModule, SiteModule],
  providers: [MetricsServer, SiteMetrics, Tracing],
})
export class MetricsModule {}

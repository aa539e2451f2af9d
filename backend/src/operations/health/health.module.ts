import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { BackupModule } from '../backup/backup.module.js';
import { DoctorModule } from '../doctor/doctor.module.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { MediaModule } from '../../media/media.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { VitalChecks } from './vital-checks.service.js';

@Module({
  imports: [AuditModule, BackupModule, DoctorModule, MailModule, OutboxModule, MediaModule],
  controllers: [HealthController],
  providers: [HealthService, VitalChecks],
  exports: [HealthService],
})
export class HealthModule {}

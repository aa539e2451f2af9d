import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { BackupRun } from './backup-run.entity.js';
import { BackupRuns } from './backup-runs.service.js';
import { NightlyBackupJob } from './nightly-backup.job.js';
import { ReplacedDataJob } from './replaced-data.job.js';

@Module({
  imports: [AuditModule, CompanyModule, MailModule, TypeOrmModule.forFeature([BackupRun])],
  providers: [BackupRuns, NightlyBackupJob, ReplacedDataJob],
  exports: [BackupRuns],
})
export class BackupModule {}

import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { DailyDigestJob } from './daily-digest.job.js';
import { TodayService } from './today.service.js';

@Module({
  imports: [AuditModule, CompanyModule, DiscoveryModule, MailModule, OutboxModule],
  providers: [DailyDigestJob, TodayService],
  exports: [TodayService],
})
export class TodayModule {}

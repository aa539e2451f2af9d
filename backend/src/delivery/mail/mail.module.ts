import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { AccreditationRemindersJob } from './accreditation-reminders.job.js';
import { AdminMailController } from './admin-mail.controller.js';
import { CompanyEmailNotice } from './company-email-notice.service.js';
import { MailQueue } from './mail-queue.service.js';
import { MailStatusService } from './mail-status.service.js';
import { MailStop } from './mail-stop.entity.js';
import { MailStops } from './mail-stops.service.js';
import { MailTransport } from './mail-transport.service.js';

@Module({
  imports: [AuditModule, CompanyModule, OutboxModule, TypeOrmModule.forFeature([MailStop])],
  controllers: [AdminMailController],
  providers: [MailQueue, MailStatusService, MailStops, MailTransport, CompanyEmailNotice, AccreditationRemindersJob],
  exports: [MailQueue, MailStops, MailTransport],
})
export class MailModule {}

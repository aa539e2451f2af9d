import { Module } from '@nestjs/common';
import { CompanyModule } from '../../company/company.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { CompanyEmailNotice } from './company-email-notice.service.js';
import { MailQueue } from './mail-queue.service.js';
import { MailTransport } from './mail-transport.service.js';

@Module({
  imports: [CompanyModule, OutboxModule],
  providers: [MailQueue, MailTransport, CompanyEmailNotice],
  exports: [MailQueue, MailTransport],
})
export class MailModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { MailTransport } from './mail-transport.service.js';
import { MailWorker } from './mail-worker.service.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { OutboxService } from './outbox.service.js';

@Module({
  imports: [CompanyModule, TypeOrmModule.forFeature([OutboxMail])],
  providers: [OutboxService, MailTransport, MailWorker],
  exports: [OutboxService, MailWorker, MailTransport],
})
export class MailModule {}

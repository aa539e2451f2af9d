import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { AdminMailController } from './admin-mail.controller.js';
import { MailDeskService } from './mail-desk.service.js';
import { MailTransport } from './mail-transport.service.js';
import { MailWorker } from './mail-worker.service.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { OutboxService } from './outbox.service.js';

@Module({
  imports: [AuditModule, CompanyModule, TypeOrmModule.forFeature([OutboxMail])],
  controllers: [AdminMailController],
  providers: [OutboxService, MailTransport, MailWorker, MailDeskService],
  exports: [OutboxService, MailWorker, MailTransport],
})
export class MailModule {}

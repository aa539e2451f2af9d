import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { InquiriesModule } from '../inquiries.module.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { RenewalsModule } from '../renewals/renewals.module.js';
import { AdminPrivacyController } from './admin-privacy.controller.js';
import { ErasureService } from './erasure.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { RetentionJob } from './retention.job.js';

/** Rights under UK GDPR: access, erasure and limited retention. */
@Module({
  imports: [AuditModule, CompanyModule, InquiriesModule, MailModule, OutboxModule, RenewalsModule],
  controllers: [AdminPrivacyController],
  providers: [ErasureService, PersonalDataService, RetentionJob],
  exports: [ErasureService],
})
export class PrivacyModule {}

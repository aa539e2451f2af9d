import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminContactInquiriesController } from './admin-contact-inquiries.controller.js';
import { AdminFollowUpController } from './admin-follow-up.controller.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { FollowUpService } from './follow-up.service.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryEvent } from './inquiry-event.entity.js';
import { InquiryEvents } from './inquiry-events.service.js';
import { PromiseKeeper } from './promise-keeper.service.js';
import { AdminSpamController } from './spam/admin-spam.controller.js';
import { SpamDeskService } from './spam/spam-desk.service.js';
import { SpamService } from './spam/spam.service.js';
import { Submissions } from './submissions.service.js';

@Module({
  imports: [
    AuditModule,
    CompanyModule,
    MailModule,
    StatisticsModule,
    UsersModule,
    TypeOrmModule.forFeature([ContactInquiry, InquiryEvent]),
  ],
  controllers: [ContactController, AdminContactInquiriesController, AdminFollowUpController, AdminSpamController],
  providers: [ContactService, Submissions, InquiriesService, InquiryEvents, FollowUpService, PromiseKeeper, SpamService, SpamDeskService],
  exports: [ContactService, InquiriesService],
})
export class InquiriesModule {}

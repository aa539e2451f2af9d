import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminContactInquiriesController } from './admin-contact-inquiries.controller.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactController } from './contact.controller.js';
import { InquiriesService } from './inquiries.service.js';

@Module({
  imports: [AuditModule, CompanyModule, MailModule, TypeOrmModule.forFeature([ContactInquiry])],
  controllers: [ContactController, AdminContactInquiriesController],
  providers: [InquiriesService],
  exports: [InquiriesService],
})
export class InquiriesModule {}

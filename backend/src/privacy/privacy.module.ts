import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CompanyModule } from '../company/company.module.js';
import { AdminPrivacyController } from './admin-privacy.controller.js';
import { ErasureService } from './erasure.service.js';
import { PersonalDataService } from './personal-data.service.js';

/** The rights of people whose data the site holds (UK GDPR): to see it, to have it erased, and not to have it kept for ever. */
@Module({
  imports: [AuditModule, CompanyModule],
  controllers: [AdminPrivacyController],
  providers: [ErasureService, PersonalDataService],
})
export class PrivacyModule {}

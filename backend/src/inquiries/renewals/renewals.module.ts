import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { OutboxModule } from '../../delivery/outbox/outbox.module.js';
import { staffRoutes } from '../../kinds/staff-routes.js';
import { AdminRenewalsController } from './admin-renewals.controller.js';
import { PersonalRenewals } from './personal-renewals.service.js';
import { RemindersJob } from './reminders.job.js';
import { RenewalLinks } from './renewal-links.service.js';
import { Renewal } from './renewal.entity.js';
import { RENEWALS } from './renewal.kind.js';
import { RenewalsService } from './renewals.service.js';
import { TodaysRenewals } from './todays-renewals.service.js';

@Module({
  imports: [AuditModule, CompanyModule, MailModule, OutboxModule, TypeOrmModule.forFeature([Renewal])],
  controllers: [AdminRenewalsController, staffRoutes(RENEWALS, RenewalsService)],
  providers: [PersonalRenewals, RemindersJob, RenewalLinks, RenewalsService, TodaysRenewals],
  exports: [PersonalRenewals, RenewalLinks, RenewalsService],
})
export class RenewalsModule {}

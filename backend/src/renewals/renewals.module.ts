import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { plainModule } from '../kinds/plain-records.js';
import { AdminRenewalsController } from './admin-renewals.controller.js';
import { PersonalRenewals } from './personal-renewals.service.js';
import { RemindersJob } from './reminders.job.js';
import { RenewalLinks } from './renewal-links.service.js';
import { Renewal } from './renewal.entity.js';
import { RENEWALS } from './renewal.kind.js';
import { RenewalsService } from './renewals.service.js';

@Module({
  ...plainModule(RENEWALS, RenewalsService, {
    imports: [DeliveryModule, TypeOrmModule.forFeature([Renewal])],
    controllers: [AdminRenewalsController],
    providers: [PersonalRenewals, RemindersJob, RenewalLinks],
  }),
  exports: [PersonalRenewals, RenewalLinks, RenewalsService],
})
export class RenewalsModule {}

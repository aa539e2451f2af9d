import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { CompanyModule } from '../../company/company.module.js';
import { MailModule } from '../../delivery/mail/mail.module.js';
import { UsersModule } from '../../users/users.module.js';
import { AdminPlannedChangesController } from './admin-planned-changes.controller.js';
import { PlannedChange } from './planned-change.entity.js';
import { PlannedChangesRunner } from './planned-changes-runner.service.js';
import { PlannedChanges } from './planned-changes.service.js';
import { PlanTargets } from './plan-targets.service.js';
import { TodaysPlans } from './todays-plans.service.js';

@Module({
  imports: [AuditModule, CompanyModule, MailModule, UsersModule, TypeOrmModule.forFeature([PlannedChange])],
  controllers: [AdminPlannedChangesController],
  providers: [PlannedChanges, PlannedChangesRunner, PlanTargets, TodaysPlans],
})
export class PlannedChangesModule {}

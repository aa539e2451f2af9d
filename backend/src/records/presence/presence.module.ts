import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { AdminOverwrittenChangesController } from './admin-overwritten-changes.controller.js';
import { OpenRecord } from './open-record.entity.js';
import { OpenRecordsController } from './open-records.controller.js';
import { OpenRecords } from './open-records.service.js';
import { OverwrittenViews } from './overwritten-views.service.js';
import { TodaysOverwritten } from './todays-overwritten.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([OpenRecord])],
  controllers: [OpenRecordsController, AdminOverwrittenChangesController],
  providers: [OpenRecords, OverwrittenViews, TodaysOverwritten],
})
export class PresenceModule {}

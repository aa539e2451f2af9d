import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenRecord } from './open-record.entity.js';
import { OpenRecordsController } from './open-records.controller.js';
import { OpenRecords } from './open-records.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OpenRecord])],
  controllers: [OpenRecordsController],
  providers: [OpenRecords],
})
export class PresenceModule {}

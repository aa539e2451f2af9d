import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupModule } from '../backup/backup.module.js';
import { Examination } from './examination.entity.js';
import { Examinations } from './examinations.service.js';
import { NightlyDoctorJob } from './nightly-doctor.job.js';

@Module({
  imports: [BackupModule, TypeOrmModule.forFeature([Examination])],
  providers: [Examinations, NightlyDoctorJob],
  exports: [Examinations],
})
export class DoctorModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupModule } from '../backup/backup.module.js';
import { ExaminationAtStart } from './examine-file.js';
import { Examination } from './examination.entity.js';
import { Examinations } from './examinations.service.js';
import { NightlyDoctorJob } from './nightly-doctor.job.js';
import { TodaysExamination } from './todays-examination.service.js';

@Module({
  imports: [BackupModule, TypeOrmModule.forFeature([Examination])],
  providers: [Examinations, ExaminationAtStart, NightlyDoctorJob, TodaysExamination],
  exports: [Examinations],
})
export class DoctorModule {}

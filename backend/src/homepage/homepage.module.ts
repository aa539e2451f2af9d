import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FirstRecordsListener } from './first-records.listener.js';
import { AdminHomepageController, HomepageController } from './homepage.controller.js';
import { HomepageService } from './homepage.service.js';
import { HomepageVersion } from './homepage-version.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([HomepageVersion])],
  controllers: [HomepageController, AdminHomepageController],
  providers: [HomepageService, FirstRecordsListener],
  exports: [HomepageService],
})
export class HomepageModule {}

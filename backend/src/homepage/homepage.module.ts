import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminHomepageController, HomepageController } from './homepage.controller.js';
import { HomepageService } from './homepage.service.js';
import { HomepageVersion } from './homepage-version.entity.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([HomepageVersion])],
  controllers: [HomepageController, AdminHomepageController],
  providers: [HomepageService],
  exports: [HomepageService],
})
export class HomepageModule {}

import { staffRoutes } from '../records/staff-routes.js';
import { LOCATIONS } from './location.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { StatisticsModule } from '../site/statistics/statistics.module.js';
import { LocationsController } from './locations.controller.js';
import { PagesModule } from '../pages/pages.module.js';
import { Location } from './location.entity.js';
import { LocationsService } from './locations.service.js';
import { PostcodeCheckController } from './postcode-check.controller.js';
import { PostcodeCheck } from './postcode-check.service.js';

@Module({
  imports: [AuditModule, PagesModule, StatisticsModule, TypeOrmModule.forFeature([Location])],
  controllers: [LocationsController, staffRoutes(LOCATIONS, LocationsService), PostcodeCheckController],
  providers: [LocationsService, PostcodeCheck],
  exports: [LocationsService],
})
export class LocationsModule {}

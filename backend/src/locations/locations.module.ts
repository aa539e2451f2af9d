import { staffRoutes } from '../kinds/staff-routes.js';
import { LOCATIONS } from './location.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LocationsController } from './locations.controller.js';
import { Location } from './location.entity.js';
import { LocationsService } from './locations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Location])],
  controllers: [LocationsController, staffRoutes(LOCATIONS, LocationsService)],
  providers: [LocationsService],
  exports: [LocationsService],
})
export class LocationsModule {}

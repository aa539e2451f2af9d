import { Module } from '@nestjs/common';
import { plainModule } from '../kinds/plain-records.js';
import { LOCATIONS } from './location.kind.js';
import { LocationsController } from './locations.controller.js';
import { LocationsService } from './locations.service.js';

@Module(plainModule(LOCATIONS, LocationsService, { controllers: [LocationsController] }))
export class LocationsModule {}

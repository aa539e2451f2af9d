import { staffRoutes } from '../kinds/staff-routes.js';
import { SERVICES } from './service.kind.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServicesController } from './services.controller.js';
import { EmergencyLineListener } from './emergency-line.listener.js';
import { Service } from './service.entity.js';
import { ServicesService } from './services.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Service])],
  controllers: [ServicesController, staffRoutes(SERVICES, ServicesService)],
  providers: [ServicesService, EmergencyLineListener],
  exports: [ServicesService],
})
export class ServicesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminServicesController, ServicesController } from './services.controller.js';
import { Service } from './service.entity.js';
import { ServicesService } from './services.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Service])],
  controllers: [ServicesController, AdminServicesController],
  providers: [ServicesService],
  exports: [ServicesService],
})
export class ServicesModule {}

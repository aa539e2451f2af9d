import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CorePage } from './core-page.entity.js';
import { AdminCorePagesController, CorePagesController } from './core-pages.controller.js';
import { CorePagesService } from './core-pages.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([CorePage])],
  controllers: [CorePagesController, AdminCorePagesController],
  providers: [CorePagesService],
  exports: [CorePagesService],
})
export class CorePagesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminRedirectsController } from './admin-redirects.controller.js';
import { Redirect } from './redirect.entity.js';
import { RedirectsService } from './redirects.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Redirect])],
  controllers: [AdminRedirectsController],
  providers: [RedirectsService],
  exports: [RedirectsService],
})
export class RedirectsModule {}

import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAuditLogController } from './admin-audit-log.controller.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditLog } from './audit-log.entity.js';
import { AuditService } from './audit.service.js';
import { Changes } from './changes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditLog])],
  controllers: [AdminAuditLogController],
  providers: [AuditService, Changes, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditService, Changes],
})
export class AuditModule {}

import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAuditLogController } from './admin-audit-log.controller.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditLog } from './audit-log.entity.js';
import { AuditService } from './audit.service.js';
import { Changes } from './changes.service.js';
import { OverwrittenChange } from './overwritten-change.entity.js';
import { OverwrittenChanges } from './overwritten-changes.service.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyKeys } from './idempotency-keys.service.js';

/** Global: every room changes records. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditLog, IdempotencyKey, OverwrittenChange])],
  controllers: [AdminAuditLogController],
  providers: [AuditService, Changes, IdempotencyKeys, OverwrittenChanges, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditService, Changes, OverwrittenChanges],
})
export class AuditModule {}

import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AdminTrashController } from './admin-trash.controller.js';
import { DeletedRecords } from './deleted-records.service.js';
import { TrashService } from './trash.service.js';

@Module({
  imports: [AuditModule],
  controllers: [AdminTrashController],
  providers: [DeletedRecords, TrashService],
  exports: [DeletedRecords],
})
export class TrashModule {}

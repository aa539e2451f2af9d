import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AdminHistoryController } from './admin-history.controller.js';
import { HistoryService } from './history.service.js';

@Module({ imports: [AuditModule], controllers: [AdminHistoryController], providers: [HistoryService], exports: [HistoryService] })
export class HistoryModule {}

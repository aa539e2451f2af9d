import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { UsersModule } from '../../users/users.module.js';
import { AdminPageDraftsController } from './admin-page-drafts.controller.js';
import { PageDraft } from './page-draft.entity.js';
import { PageDrafts } from './page-drafts.service.js';
import { TodaysDrafts } from './todays-drafts.service.js';

@Module({
  imports: [AuditModule, UsersModule, TypeOrmModule.forFeature([PageDraft])],
  controllers: [AdminPageDraftsController],
  providers: [PageDrafts, TodaysDrafts],
})
export class DraftsModule {}

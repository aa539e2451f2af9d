import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminPageDraftsController } from './drafts/admin-page-drafts.controller.js';
import { PageDraft } from './drafts/page-draft.entity.js';
import { PageDrafts } from './drafts/page-drafts.service.js';
import { AdminHistoryController } from './history/admin-history.controller.js';
import { HistoryService } from './history/history.service.js';
import { AdminPastedTextsController } from './pasted/admin-pasted-texts.controller.js';
import { AdminPlannedChangesController } from './plans/admin-planned-changes.controller.js';
import { PlannedChange } from './plans/planned-change.entity.js';
import { PlannedChangesRunner } from './plans/planned-changes-runner.service.js';
import { PlannedChanges } from './plans/planned-changes.service.js';
import { AdminOverwrittenChangesController } from './presence/admin-overwritten-changes.controller.js';
import { OpenRecord } from './presence/open-record.entity.js';
import { OpenRecordsController } from './presence/open-records.controller.js';
import { OpenRecords } from './presence/open-records.service.js';
import { OverwrittenViews } from './presence/overwritten-views.service.js';
import { AdminSearchController } from './search/admin-search.controller.js';
import { SearchService } from './search/search.service.js';
import { AdminSlugsController } from './slugs/admin-slugs.controller.js';
import { SlugsService } from './slugs/slugs.service.js';
import { DailyDigestJob } from './today/daily-digest.job.js';
import { TodayService } from './today/today.service.js';
import { AdminTrashController } from './trash/admin-trash.controller.js';
import { DeletedRecords } from './trash/deleted-records.service.js';
import { TrashService } from './trash/trash.service.js';
import { AdminWordsController } from './words/admin-words.controller.js';
import { Replacements } from './words/replacements.service.js';
import { TextRecords } from './words/text-records.service.js';
import { WordsService } from './words/words.service.js';

/** What is the same for every kind. CSV has a module of its own, because of the order of its routes. */
@Module({
  imports: [DeliveryModule, DiscoveryModule, UsersModule, TypeOrmModule.forFeature([OpenRecord, PageDraft, PlannedChange])],
  controllers: [
    AdminHistoryController,
    AdminOverwrittenChangesController,
    AdminPageDraftsController,
    AdminPastedTextsController,
    AdminPlannedChangesController,
    AdminSearchController,
    AdminSlugsController,
    AdminTrashController,
    AdminWordsController,
    OpenRecordsController,
  ],
  providers: [
    DailyDigestJob,
    DeletedRecords,
    HistoryService,
    OpenRecords,
    OverwrittenViews,
    PageDrafts,
    PlannedChanges,
    PlannedChangesRunner,
    Replacements,
    SearchService,
    SlugsService,
    TextRecords,
    TodayService,
    TrashService,
    WordsService,
  ],
  exports: [DeletedRecords, HistoryService, TodayService],
})
export class RecordsModule {}

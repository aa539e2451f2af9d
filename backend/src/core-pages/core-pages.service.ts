import { Injectable } from '@nestjs/common';
import { ServiceOf } from '../kinds/kind.js';
import { PublishedRecords } from '../records/published-records.js';
import type { UpdateCorePageDto } from './core-page.dto.js';
import type { CorePage } from './core-page.entity.js';
import { CORE_PAGES, refuseFixed } from './core-page.kind.js';

@Injectable()
@ServiceOf(CORE_PAGES)
export class CorePagesService extends PublishedRecords<CorePage, UpdateCorePageDto> {
  protected readonly kind = CORE_PAGES;

  /** Throws ForbiddenException (403) for a page whose isEditable is false. */
  protected override async refuseRemoval(page: CorePage): Promise<void> {
    refuseFixed(page, 'deleted');
  }
}

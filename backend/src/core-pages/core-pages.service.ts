import { Injectable } from '@nestjs/common';
import type { Change } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { ServiceOf } from '../kinds/kind.js';
import { PublishedRecords } from '../records/published-records.js';
import type { UpdateCorePageDto } from './core-page.dto.js';
import { CorePage } from './core-page.entity.js';
import { CORE_PAGES, refuseFixed } from './core-page.kind.js';
import { isHeldBack } from './held-back.js';

@Injectable()
@ServiceOf(CORE_PAGES)
export class CorePagesService extends PublishedRecords<CorePage, UpdateCorePageDto> {
  protected readonly kind = CORE_PAGES;

  constructor(private readonly company: CompanyInfoService) {
    super();
  }

  /** What is written anew counts as read. */
  protected override async complete(page: CorePage, { manager }: Change): Promise<void> {
    const before = await manager.findOneBy(CorePage, { id: page.id });
    if (page.content !== before?.content) page.isUnread = false;
    page.isHeldBack = isHeldBack(page, await this.company.current(manager));
  }

  /** Throws ForbiddenException (403) for a page whose isEditable is false. */
  protected override async refuseRemoval(page: CorePage): Promise<void> {
    refuseFixed(page, 'deleted');
  }
}

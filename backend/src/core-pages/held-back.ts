import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Like, type EntityManager } from 'typeorm';
import type { CompanyInfo } from '../company/company-info.entity.js';
import { TERMS_CHANGED, type CompanyChanged } from '../company/company-info.service.js';
import { areAnswered } from '../company/company-parts.dto.js';
import { PagesOf, type OwnPages } from '../kinds/pages.service.js';
import { CorePage } from './core-page.entity.js';
import { CORE_PAGES } from './core-page.kind.js';

/** Stands in every text that is made of what the settings say of terms. */
const ASKS_FOR_TERMS = '{quotationDays}';

/** Whether a page says things of the company that it has not answered, or that its owner has not read. */
export const isHeldBack = (page: Pick<CorePage, 'content' | 'isUnread'>, { terms }: Pick<CompanyInfo, 'terms'>): boolean =>
  (page.content?.includes(ASKS_FOR_TERMS) ?? false) && (page.isUnread || !areAnswered(terms));

/** Keeps terms from visitors that nobody has agreed to. */
@Injectable()
@PagesOf(CORE_PAGES)
export class HeldBackPages implements OwnPages {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  @OnEvent(TERMS_CHANGED, { suppressErrors: false })
  async follow({ change: { manager, now, audit }, after }: CompanyChanged): Promise<void> {
    for (const page of await manager.find(CorePage, { where: { content: Like(`%${ASKS_FOR_TERMS}%`) }, withDeleted: true })) {
      const isNow = isHeldBack(page, after);
      if (page.isHeldBack === isNow) continue;
      await manager.save(Object.assign(page, { isHeldBack: isNow, updatedAt: now }));
      const changes = { isHeldBack: { before: !isNow, after: isNow } };
      await audit({ action: 'update', entityType: CORE_PAGES.resource, entityId: page.id, changes });
    }
  }

  async overdue() {
    const pages = await this.manager.findBy(CorePage, { status: 'published', isHeldBack: true });
    return pages.map(({ id, title, slug, isUnread }) => {
      const path = CORE_PAGES.page.address.path(slug);
      const message = isUnread
        ? 'Visitors do not see this page: you have not said yet that it is right for you. Read it under ‘Texts to read’.'
        : 'Visitors do not see this page: it lacks what the settings ask under ‘Terms’. Answer the questions there.';
      return { id, title, path, kind: 'text' as const, field: 'content', message };
    });
  }
}

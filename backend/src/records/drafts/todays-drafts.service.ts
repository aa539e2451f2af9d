import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { formPath } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { londonTime } from '../../platform/common/london.js';
import { currentActor } from '../../platform/common/request-context.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { namesOf } from '../names-of.js';
import { PageDraft } from './page-draft.entity.js';
import { PageDrafts } from './page-drafts.service.js';

/** What the current user has typed and nobody has published. */
@OnToday({ name: 'your drafts', path: '/service-pages' })
export class TodaysDrafts implements KnowsToday {
  constructor(
    @InjectRepository(PageDraft) private readonly repository: Repository<PageDraft>,
    private readonly drafts: PageDrafts,
    private readonly kinds: Kinds,
  ) {}

  async today(_now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const { userId } = currentActor();
    if (userId === null) return { items: [], total: 0 };
    const own = (await this.drafts.list()).filter(({ draft }) => draft.updatedBy === userId);
    const shown = own.slice(0, most);
    const names = await namesOf(
      this.repository.manager,
      this.kinds,
      shown.map(({ page }) => page),
    );
    const items = shown.flatMap(({ page: { resource, recordId }, draft: { id, updatedAt } }): ItemForToday[] => {
      const [kind, title] = [this.kinds.find('drafts', resource)?.kind, names.get(recordId)];
      if (!kind || title === undefined) return [];
      const text = `Your changes of ${londonTime(updatedAt)} are not published.`;
      return [{ key: `page-drafts ${id}`, kind: 'Draft', title, text, urgency: 'later', path: formPath(kind, recordId) }];
    });
    return { items, total: own.length - (shown.length - items.length) };
  }
}

import { formPath } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { londonTime } from '../../platform/common/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { OverwrittenViews } from './overwritten-views.service.js';

/** Colleagues who have saved over the current user's changes, until that is read. */
@OnToday({ name: 'changes that were overwritten', path: '/' })
export class TodaysOverwritten implements KnowsToday {
  constructor(
    private readonly views: OverwrittenViews,
    private readonly kinds: Kinds,
  ) {}

  async today(): Promise<{ items: ItemForToday[] }> {
    const changes = await this.views.list();
    return {
      items: changes.map(({ id, resource, recordId, name, username, createdAt }): ItemForToday => {
        const kind = this.kinds.find('presence', resource)?.kind;
        return {
          key: `overwritten-changes ${id}`,
          kind: 'Overwritten',
          title: name ?? `${kind?.title ?? resource} (deleted since)`,
          text: `${username ?? 'Someone'} saw your change and saved another version on ${londonTime(createdAt)}. The history has both.`,
          urgency: 'today',
          path: kind && name !== null ? `${formPath(kind, recordId)}#history` : '/trash',
          opens: name === null ? 'Trash' : 'History',
          action: {
            ...{ label: 'I have read it', method: 'DELETE', path: `/api/admin/overwritten-changes/${id}`, body: null },
            done: 'Marked as Read',
          },
        };
      }),
    };
  }
}

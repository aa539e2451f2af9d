import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { OverwrittenChange } from '../../audit/overwritten-change.entity.js';
import { OverwrittenChanges } from '../../audit/overwritten-changes.service.js';
import { formPath } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { londonTime } from '../../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { namesOf } from '../names-of.js';
import { OpenRecord } from './open-record.entity.js';
import { toOverwrittenView, type OverwrittenView } from './overwritten-change.dto.js';

/** Names the records in which colleagues have saved over the current user's changes, until that is read. */
@OnToday({ name: 'changes that were overwritten', path: '/' })
export class OverwrittenViews implements KnowsToday {
  constructor(
    @InjectRepository(OpenRecord) private readonly opened: Repository<OpenRecord>,
    private readonly changes: OverwrittenChanges,
    private readonly kinds: Kinds,
  ) {}

  /** See `OverwrittenChanges`. */
  async list(record?: Pick<OverwrittenChange, 'resource' | 'recordId'>): Promise<OverwrittenView[]> {
    const found = await this.changes.list(record);
    const names = await namesOf(this.opened.manager, this.kinds, found);
    return found.map((change) => toOverwrittenView(change, names.get(change.recordId) ?? null));
  }

  async today(): Promise<{ items: ItemForToday[] }> {
    return { items: (await this.list()).map((change) => this.toItem(change)) };
  }

  private toItem({ id, resource, recordId, name, username, createdAt }: OverwrittenView): ItemForToday {
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
  }
}

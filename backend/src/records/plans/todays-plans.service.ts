import { formPath } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { londonTime } from '../../platform/common/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import type { PlannedChange } from './planned-change.entity.js';
import { PlannedChanges } from './planned-changes.service.js';

/** What goes live or is taken down at a time, and what could not. */
@OnToday({ name: 'planned changes', path: '/' })
export class TodaysPlans implements KnowsToday {
  constructor(
    private readonly plans: PlannedChanges,
    private readonly kinds: Kinds,
  ) {}

  async today(now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const open = (await this.plans.list(now)).filter(({ status }) => status !== 'done');
    const failedFirst = open.sort((one, other) => Number(other.status === 'failed') - Number(one.status === 'failed'));
    return { items: failedFirst.slice(0, most).map((plan) => this.toItem(plan)), total: open.length };
  }

  private toItem({ id, resource, recordId, name, action, status, failure, dueAt }: PlannedChange): ItemForToday {
    const kind = this.kinds.find('plans', resource)?.kind;
    const [will, was] = action === 'publish' ? ['Goes live', 'to go live'] : ['Is taken down', 'to be taken down'];
    const isFailed = status === 'failed';
    const path = `/api/admin/planned-changes/${id}`;
    return {
      key: `planned-changes ${id}`,
      kind: isFailed ? 'Plan failed' : 'Planned',
      title: name,
      text: isFailed ? `Was ${was} on ${londonTime(dueAt)}. ${failure ?? ''}`.trim() : `${will} on ${londonTime(dueAt)}.`,
      urgency: isFailed ? 'now' : 'later',
      path: kind ? formPath(kind, recordId) : '/',
      action: isFailed
        ? { label: 'Put aside', method: 'DELETE', path, body: null, done: 'Put Aside' }
        : { label: 'Cancel plan', method: 'DELETE', path, body: null, done: 'Plan Cancelled' },
    };
  }
}

import { ConflictException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type EntityManager, type Repository } from 'typeorm';
import type { AuditChanges } from '../../audit/audit-log.entity.js';
import { Changes, type Change, type RecordKind } from '../../audit/changes.service.js';
import { formPath, type Fields, type FrozenPlan, type Gets, type Updates, type WantedPlan } from '../../kinds/kind.js';
import { readable } from '../../kinds/readable-fields.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { momentOf, type LondonMomentDto } from '../../platform/time/london-moment.dto.js';
import { londonTime } from '../../platform/time/london.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { refuseUsedAddress } from '../../platform/common/records.js';
import { currentActor } from '../../platform/http/request-context.js';
import { validated } from '../../platform/http/validation-pipe.js';
import { REQUIRED } from '../../platform/fields/validation.js';
import { OutlivesAuthor, type LeftWork } from '../../users/outlives-author.js';
import type { LeftPiece } from '../../users/user.dto.js';
import { PlannedChange } from './planned-change.entity.js';
import type { PlanChangeDto } from './planned-change.dto.js';

export const KIND: RecordKind<PlannedChange> = {
  resource: 'planned-changes',
  label: 'plan',
  entity: PlannedChange,
  // Not the frozen content, which the record's own entry has once it is live.
  logged: ['resource', 'recordId', 'name', 'action', 'dueAt', 'status'],
};

const SHOWN_FOR_MS = 7 * DAY_MS;
const MOST_OPEN = 20;
const YEARS_AHEAD = 2;

/** What goes live or is taken down at a time: by the service that saves it otherwise, unless its kind has rules of its own. */
@OnToday({ name: 'planned changes', path: '/' })
@OutlivesAuthor({ id: KIND.resource, name: 'Plans', column: 'planned_changes.createdBy', byDefault: 'end' })
export class PlannedChanges implements KnowsToday, LeftWork {
  constructor(
    @InjectRepository(PlannedChange) private readonly plans: Repository<PlannedChange>,
    private readonly changes: Changes,
    private readonly kinds: Kinds,
  ) {}

  /** What is planned and what failed, and what was done in the last seven days; earliest first, without the content. */
  list(now = new Date()): Promise<PlannedChange[]> {
    const { fields: _fields, ...select } = Object.fromEntries(this.plans.metadata.columns.map(({ propertyName }) => [propertyName, true]));
    return this.plans.find({
      where: [{ status: In(['planned', 'failed']) }, { status: 'done', finishedAt: MoreThan(new Date(now.getTime() - SHOWN_FOR_MS)) }],
      select,
      order: { dueAt: 'ASC', id: 'ASC' },
      take: 500,
    });
  }

  /**
   * Freezes what goes live. Throws InvalidFields (400), NoSuchRecord (404), ChangedMeanwhile (412), ForbiddenException (403), ConflictException
   * (409) for too many plans.
   */
  async plan({ resource, recordId, action, fields, ...at }: PlanChangeDto, ifMatch?: number): Promise<PlannedChange> {
    const dueAt = dueMoment(at, new Date());
    const frozen = await this.freeze(resource, { recordId, action, fields: fields ?? null, ifMatch });
    const plan = { resource, recordId, action, dueAt, ...frozen, status: 'planned', createdBy: currentActor().userId };
    return this.changes.create(KIND, plan, async (_, { manager }) => {
      const open = await manager.countBy(PlannedChange, { resource, recordId, status: 'planned' });
      if (open >= MOST_OPEN) throw new ConflictException(`${MOST_OPEN} changes of this record are planned already. Cancel one first.`);
    });
  }

  /** Cancels what has not been done yet, and puts a failure aside. Throws NoSuchRecord (404), ConflictException (409). */
  cancel(id: string): Promise<PlannedChange> {
    return this.changes.locked(KIND, id, async (plan, { manager, now, audit }) => {
      const { status } = plan;
      if (status === 'done') throw new ConflictException('It is too late to cancel this: it has been done.');
      if (status !== 'planned' && status !== 'failed') return plan;
      Object.assign(plan, { status: status === 'planned' ? 'cancelled' : 'dismissed', finishedAt: plan.finishedAt ?? now, updatedAt: now });
      await manager.save(plan);
      const changes = { status: { before: status, after: plan.status } };
      await audit({ action: 'update', entityType: KIND.resource, entityId: id, changes });
      return plan;
    });
  }

  async leftBy(manager: EntityManager, userIds: readonly string[], take: number): Promise<{ count: number; first: LeftPiece[] }> {
    const where = { createdBy: In(userIds), status: 'planned' as const };
    const [plans, count] = await manager.findAndCount(PlannedChange, { where, order: { dueAt: 'ASC', id: 'ASC' }, take });
    return {
      count,
      first: plans.map((plan) => ({ title: `${plan.name}: ${at(plan, 'goes live', 'is taken down')}`, path: this.pathOf(plan) })),
    };
  }

  async settleLeft({ manager, now, audit }: Change, createdBy: string, heir: string | null): Promise<void> {
    for (const plan of await manager.findBy(PlannedChange, { createdBy, status: 'planned' })) {
      const { id, status } = plan;
      Object.assign(plan, { updatedAt: now }, heir === null ? { status: 'cancelled', finishedAt: now } : { createdBy: heir });
      await manager.save(plan);
      const changes: AuditChanges =
        heir === null ? { status: { before: status, after: plan.status } } : { createdBy: { before: createdBy, after: heir } };
      await audit({ action: 'update', entityType: KIND.resource, entityId: id, changes });
    }
  }

  /** In the transaction of the change. Throws what saving throws. */
  async run({ resource, recordId, fields }: PlannedChange, change: Change): Promise<unknown> {
    const { kind, service } = this.kinds.chosen('plans', resource);
    const { plans, publication = '' } = kind;
    if (plans?.run) return plans.run(service as never, fields ?? {}, change);
    const sent = await read(kind, fields ? { ...fields, [publication]: 'published' } : { [publication]: 'draft' });
    return (service as Updates).update(recordId, sent as never);
  }

  /** What goes live or is taken down at a time, and what could not. */
  async today(now: Date, most: number): Promise<{ items: ItemForToday[]; total: number }> {
    const open = (await this.list(now)).filter(({ status }) => status !== 'done');
    const failedFirst = open.sort((one, other) => Number(other.status === 'failed') - Number(one.status === 'failed'));
    return { items: failedFirst.slice(0, most).map((plan) => this.toItem(plan)), total: open.length };
  }

  private toItem(plan: PlannedChange): ItemForToday {
    const { id, name, action, status, failure, dueAt } = plan;
    const was = action === 'publish' ? 'to go live' : 'to be taken down';
    const isFailed = status === 'failed';
    const cancel = { method: 'DELETE', path: `/api/admin/${KIND.resource}/${id}`, body: null } as const;
    return {
      key: `planned-changes ${id}`,
      kind: isFailed ? 'Plan failed' : 'Planned',
      title: name,
      text: isFailed ? `Was ${was} on ${londonTime(dueAt)}. ${failure ?? ''}`.trim() : `${at(plan, 'Goes live', 'Is taken down')}.`,
      urgency: isFailed ? 'now' : 'later',
      path: this.pathOf(plan),
      action: isFailed ? { label: 'Put aside', ...cancel, done: 'Put Aside' } : { label: 'Cancel plan', ...cancel, done: 'Plan Cancelled' },
    };
  }

  private pathOf({ resource, recordId }: PlannedChange): string {
    const kind = this.kinds.find('plans', resource)?.kind;
    return kind ? formPath(kind, recordId) : '/';
  }

  private async freeze(resource: string, wanted: WantedPlan): Promise<FrozenPlan> {
    const { kind, service } = this.kinds.chosen('plans', resource);
    if (kind.plans?.freeze) return kind.plans.freeze(service as never, wanted);
    const record = await (service as Gets).get(wanted.recordId);
    kind.check?.(record as never);
    const name = String((record as Fields)[kind.name]);
    if (wanted.action === 'take-down') return { name, fields: null };
    if (!wanted.fields) throw new InvalidFields({ fields: [REQUIRED] });
    const fields = readable(kind, await read(kind, wanted.fields));
    const { slug } = fields;
    if (kind.slug === 'free' && typeof slug === 'string' && slug !== (record as Fields)['slug'])
      refuseUsedAddress(kind.page?.address, slug);
    return { name, fields: { ...fields } };
  }
}

const at = ({ action, dueAt }: PlannedChange, live: string, down: string): string =>
  `${action === 'publish' ? live : down} on ${londonTime(dueAt)}`;

const read = async ({ forms }: Known['kind'], fields: Fields): Promise<Fields> => (await validated(fields, forms?.update)) as Fields;

/** Throws InvalidFields (400) for a time that does not exist, comes twice, or is past. */
function dueMoment(at: LondonMomentDto, now: Date): Date {
  const moment = momentOf(at);
  if (moment <= now) throw new InvalidFields({ time: ['This time has passed. Please choose a later one.'] });
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + YEARS_AHEAD);
  if (moment > latest) throw new InvalidFields({ date: [`Please choose a day within the next ${YEARS_AHEAD} years`] });
  return moment;
}

import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type Repository } from 'typeorm';
import { Changes, type RecordKind } from '../../audit/changes.service.js';
import { DAY_MS } from '../../platform/common/durations.js';
import { InvalidFields } from '../../platform/common/errors.js';
import { momentOf, type LondonMomentDto } from '../../platform/common/london-moment.dto.js';
import { findLocked } from '../../platform/common/records.js';
import { currentActor } from '../../platform/common/request-context.js';
import { PlannedChange } from './planned-change.entity.js';
import type { PlanChangeDto } from './planned-change.dto.js';
import { PlanTargets } from './plan-targets.service.js';

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

@Injectable()
export class PlannedChanges {
  constructor(
    @InjectRepository(PlannedChange) private readonly plans: Repository<PlannedChange>,
    private readonly changes: Changes,
    private readonly targets: PlanTargets,
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

  /** Freezes what goes live. Throws InvalidFields (400), NoSuchRecord (404), ConflictException (409) for too many plans. */
  async plan({ resource, recordId, action, fields, ...at }: PlanChangeDto, ifMatch?: number): Promise<PlannedChange> {
    const dueAt = dueMoment(at, new Date());
    const frozen = await this.targets.freeze(resource, { recordId, action, fields: fields ?? null, ifMatch });
    const plan = { resource, recordId, action, dueAt, ...frozen, status: 'planned', createdBy: currentActor().userId };
    return this.changes.create(KIND, plan, async (_, { manager }) => {
      const open = await manager.countBy(PlannedChange, { resource, recordId, status: 'planned' });
      if (open >= MOST_OPEN) throw new ConflictException(`${MOST_OPEN} changes of this record are planned already. Cancel one first.`);
    });
  }

  /** Cancels what has not been done yet, and puts a failure aside. Throws NoSuchRecord (404), ConflictException (409). */
  cancel(id: string): Promise<PlannedChange> {
    return this.changes.write(KIND.resource, async ({ manager, now, audit }) => {
      const plan = await findLocked(manager, PlannedChange, id, KIND.label);
      const { status } = plan;
      if (status === 'done') throw new ConflictException('It is too late to cancel this: it has been done.');
      if (status !== 'planned' && status !== 'failed') return plan;
      Object.assign(plan, { status: status === 'planned' ? 'cancelled' : 'dismissed', finishedAt: plan.finishedAt ?? now, updatedAt: now });
      await manager.save(plan);
      await audit({
        action: 'update',
        entityType: KIND.resource,
        entityId: id,
        changes: { status: { before: status, after: plan.status } },
      });
      return plan;
    });
  }
}

/** Throws InvalidFields (400) for a time that does not exist, comes twice, or is past. */
function dueMoment(at: LondonMomentDto, now: Date): Date {
  const moment = momentOf(at);
  if (moment <= now) throw new InvalidFields({ time: ['This time has passed. Please choose a later one.'] });
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + YEARS_AHEAD);
  if (moment > latest) throw new InvalidFields({ date: [`Please choose a day within the next ${YEARS_AHEAD} years`] });
  return moment;
}

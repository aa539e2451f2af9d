import { Entity, Index } from 'typeorm';
import { KindName } from '../../kinds/names.js';
import { BaseRecord } from '../../platform/database/base-record.js';
import { Choice, Json, LongText, StaffId, Time, Uuid, Varchar } from '../../platform/database/columns.js';

export const PLANNED_ACTIONS = ['publish', 'take-down'] as const;
export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

export const PLAN_STATUSES = ['planned', 'done', 'failed', 'cancelled', 'dismissed'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Something that goes live, or is taken down, at a time. A claim changes `status` where it still is 'planned'. */
@Entity('planned_changes')
@Index('ix_planned_changes_due', ['status', 'dueAt', 'id'])
export class PlannedChange extends BaseRecord {
  /** By its name in the API. */
  @Varchar(32)
  @KindName('plans')
  resource: string;

  @Uuid()
  recordId: string;

  /** The record's title when it was planned. */
  @Varchar(200)
  name: string;

  @Choice(16, PLANNED_ACTIONS)
  action: PlannedAction;

  /** The frozen content: the fields of the resource's PUT. Null when it is taken down. */
  @Json({ nullable: true })
  fields: Record<string, unknown> | null;

  @Time()
  dueAt: Date;

  @Choice(16, PLAN_STATUSES, { default: 'planned' })
  status: PlanStatus;

  /** Why it failed. */
  @LongText({ nullable: true })
  failure: string | null;

  @Time({ nullable: true })
  finishedAt: Date | null;

  /** Id of the user who planned it. */
  @StaffId()
  createdBy: string | null;
}

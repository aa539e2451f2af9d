import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { pick } from '../common/pick.js';
import { Day, INVALID, OneOf, RecordId, Text } from '../common/validation.js';
import {
  PLAN_STATUSES,
  PLANNABLE,
  PLANNED_ACTIONS,
  type Plannable,
  type PlannedAction,
  type PlannedChange,
  type PlanStatus,
} from './planned-change.entity.js';

/** The first or the second of two equal times, when the clocks go back. */
export const WHICH = ['first', 'second'] as const;

export class PlanChangeDto {
  @OneOf(PLANNABLE)
  resource: Plannable;

  /** Of the homepage: the draft's. */
  @RecordId()
  recordId: string;

  @OneOf(PLANNED_ACTIONS)
  action: PlannedAction;

  /** In the United Kingdom. */
  @Day()
  date: string;

  /** In the United Kingdom, such as 09:00. */
  @Text({ max: 5 })
  time: string;

  /** Needed for a time that comes twice. */
  @OneOf(WHICH, { optional: true })
  which?: (typeof WHICH)[number] | null;

  /** What goes live: the fields of the resource's PUT. Not for the homepage, whose draft is taken as it is. */
  @IsOptional()
  @IsObject({ message: INVALID })
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  fields?: Record<string, unknown> | null;
}

export class PlannedChangeRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: [...PLANNABLE] })
  resource: Plannable;
  @ApiProperty({ format: 'uuid' })
  recordId: string;
  /** The record's title when it was planned. */
  name: string;
  @ApiProperty({ enum: [...PLANNED_ACTIONS] })
  action: PlannedAction;
  dueAt: Date;
  @ApiProperty({ enum: [...PLAN_STATUSES] })
  status: PlanStatus;
  /** Why it failed. */
  failure: string | null;
  finishedAt: Date | null;
  /** Id of the user who planned it. */
  createdBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const SENT = [
  ...(['id', 'resource', 'recordId', 'name', 'action', 'dueAt', 'status', 'failure', 'finishedAt', 'createdBy'] as const),
  ...(['version', 'createdAt', 'updatedAt'] as const),
] as const;

export const toPlannedChangeRecord = (plan: PlannedChange): PlannedChangeRecord => pick(plan, SENT);

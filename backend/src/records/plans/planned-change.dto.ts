import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { LondonMomentDto } from '../../platform/common/london-moment.dto.js';
import { pick } from '../../platform/common/pick.js';
import { INVALID, OneOf, RecordId } from '../../platform/common/validation.js';
import { ChosenKind, KindName } from '../../kinds/names.js';
import { PLAN_STATUSES, PLANNED_ACTIONS, type PlannedAction, type PlannedChange, type PlanStatus } from './planned-change.entity.js';

export class PlanChangeDto extends LondonMomentDto {
  @ChosenKind('plans')
  resource: string;

  /** Of the homepage: the draft's. */
  @RecordId()
  recordId: string;

  @OneOf(PLANNED_ACTIONS)
  action: PlannedAction;

  /** What goes live: the fields of the resource's PUT. Not for the homepage, whose draft is taken as it is. */
  @IsOptional()
  @IsObject({ message: INVALID })
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  fields?: Record<string, unknown> | null;
}

export class PlannedChangeRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @KindName('plans')
  resource: string;
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

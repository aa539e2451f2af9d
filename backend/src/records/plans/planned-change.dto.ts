import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { LondonMomentDto } from '../../platform/time/london-moment.dto.js';
import { pick } from '../../platform/common/pick.js';
import { INVALID, OneOf, RecordId } from '../../platform/fields/validation.js';
import { ChosenKind } from '../../kinds/names.js';
import { PLANNED_ACTIONS, PlannedChange, type PlannedAction } from './planned-change.entity.js';

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

const SENT = [
  ...(['id', 'resource', 'recordId', 'name', 'action', 'dueAt', 'status', 'failure', 'finishedAt', 'createdBy'] as const),
  ...(['version', 'createdAt', 'updatedAt'] as const),
] as const;

export class PlannedChangeRecord extends PickType(PlannedChange, SENT) {}

export const toPlannedChangeRecord = (plan: PlannedChange): PlannedChangeRecord => pick(plan, SENT);

import { ApiProperty } from '@nestjs/swagger';
import { pick } from '../../platform/common/pick.js';
import { Text } from '../../platform/fields/validation.js';
import type { AuditChanges } from '../../audit/audit-log.entity.js';
import { HISTORY_ACTIONS, type HistoryAction, type Version } from './versions.js';

export class HistoryVersion {
  id: string;
  /** 'earliest': as the record was before the oldest change that is known. */
  @ApiProperty({ enum: [...HISTORY_ACTIONS] })
  action: HistoryAction;
  /** Null for 'earliest'. */
  at: Date | null;
  /** Username; null for the system and for 'earliest'. */
  by: string | null;
  /** Of a restore: the time of the version that it brought back. */
  restoredFrom: Date | null;
  /** Names of the fields that it changed. */
  fields: string[];
}

export class FieldChange {
  field: string;
  @ApiProperty({ anyOf: [{}], description: 'A value of any type.' })
  before: unknown;
  @ApiProperty({ anyOf: [{}], description: 'A value of any type.' })
  after: unknown;
}

export class ComparedVersion extends HistoryVersion {
  /** What it changed. */
  changes: FieldChange[];
  /** What its restore would change: from the values now to those of the version. */
  restoring: FieldChange[];
}

export class RestoreVersionDto {
  /** Id of the version. */
  @Text({ max: 60 })
  version: string;
}

export class RestoredVersion {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Of the record, for If-Match. */
  version: number;
  /** False if the record already was as in that version. */
  isChanged: boolean;
}

export const toHistoryVersion = (version: Version): HistoryVersion => ({
  ...pick(version, ['id', 'action', 'at', 'by', 'restoredFrom']),
  fields: Object.keys(version.changes),
});

export const toFieldChanges = (changes: AuditChanges): FieldChange[] =>
  Object.entries(changes).map(([field, { before = null, after = null }]) => ({ field, before, after }));

import { ApiProperty } from '@nestjs/swagger';
import type { OverwrittenChange } from '../../audit/overwritten-change.entity.js';
import { KindName } from '../../kinds/names.js';

/** A colleague saw the user's change of these fields and saved another value. */
export class OverwrittenView {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @KindName('presence')
  resource: string;
  @ApiProperty({ format: 'uuid' })
  recordId: string;
  /** Null once the record is deleted. */
  name: string | null;
  fields: string[];
  /** Who saved over it; null if the account is gone. */
  username: string | null;
  createdAt: Date;
}

export const toOverwrittenView = (
  { id, resource, recordId, fields, by, createdAt }: OverwrittenChange,
  name: string | null,
): OverwrittenView => ({ id, resource, recordId, name, fields, username: by?.username ?? null, createdAt });

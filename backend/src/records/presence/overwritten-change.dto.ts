import { PickType } from '@nestjs/swagger';
import { OverwrittenChange } from '../../audit/overwritten-change.entity.js';
import { KindName } from '../../kinds/names.js';
import { pick } from '../../platform/common/pick.js';

const STORED = ['id', 'recordId', 'fields', 'createdAt'] as const;

/** A colleague saw the user's change of these fields and saved another value. */
export class OverwrittenView extends PickType(OverwrittenChange, STORED) {
  @KindName('presence')
  resource: string;
  /** Null once the record is deleted. */
  name: string | null;
  /** Who saved over it; null if the account is gone. */
  username: string | null;
}

export const toOverwrittenView = (change: OverwrittenChange, name: string | null): OverwrittenView => ({
  ...pick(change, STORED),
  resource: change.resource,
  name,
  username: change.by?.username ?? null,
});

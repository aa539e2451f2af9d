import { ApiProperty } from '@nestjs/swagger';
import { Flag, RecordIds } from '../../platform/fields/validation.js';
import { KindName } from '../../kinds/names.js';

export class Restored {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @KindName('trash')
  resource: string;
  name: string;
}

export class TrashItem extends Restored {
  slug: string | null;
  deletedAt: Date;
  /** Username; null for the system, and for deletions that the audit log no longer has. */
  deletedBy: string | null;
  /** From when it is deleted for good, in the night that follows. */
  endsAt: Date;
  /** Of a service or location: the number of its pages in the trash. */
  pages: number;
}

export class NotRestored extends Restored {
  /** What is in its way. */
  reason: string;
}

export class RestoreOutcome {
  restored: Restored[];
  refused: NotRestored[];
  /** Number of ids that are not in the trash any more. */
  gone: number;
}

export class RestoreDto {
  @RecordIds({ maxItems: 500 })
  ids: string[];

  /** Also the pages of the services and locations. */
  @Flag({ optional: true })
  withPages?: boolean | null;
}

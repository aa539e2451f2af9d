import { OverwrittenView } from './overwritten-change.dto.js';

export class OpenElsewhere {
  username: string;
  /** Whether it is the user who asks, in another browser. */
  isSelf: boolean;
  since: Date;
}

export class OpenRecordResponse {
  /** Others who have the record open; the first first. */
  others: OpenElsewhere[];
  /** When anything of the record last changed; null: unknown. */
  changedAt: Date | null;
  /** What colleagues have saved over on purpose, and the user has not read. */
  overwritten: OverwrittenView[];
}

import type { Change } from '../audit/changes.service.js';

/** Raised when a record gets another slug, within that transaction: listeners may write in it, and an error of theirs rolls it back. */
export const RENAMED = 'record.renamed';

export interface Renamed {
  change: Change;
  resource: string;
  id: string;
  from: string;
  to: string;
}

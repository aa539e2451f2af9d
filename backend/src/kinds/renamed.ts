import type { Change } from '../audit/changes.service.js';

/** Raised within the transaction that gives a record another slug, of which others may be part. Errors of listeners roll it back. */
export const RENAMED = 'record.renamed';

export interface Renamed {
  change: Change;
  resource: string;
  id: string;
  from: string;
  to: string;
}

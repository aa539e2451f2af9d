import type { AuditEntry } from '../data/types';

/** By these people know a record. */
const NAMES = ['title', 'name', 'username', 'fromPath', 'filename', 'question', 'heroTitle', 'slug'];

/** What the record was called when it was made or deleted: then all its fields are in the entry. */
export function nameInChanges(changes: AuditEntry['changes']): string | undefined {
  for (const field of NAMES) {
    const change = changes[field];
    const name = change?.after ?? change?.before;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

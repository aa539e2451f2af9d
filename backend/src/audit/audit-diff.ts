import type { ObjectLiteral, Repository } from 'typeorm';
import type { AuditChanges } from './audit-log.entity.js';

const SECRETS = new Set(['passwordHash', 'resetToken', 'smtpPassword']);
/** They change with every write and say nothing about it that the log's row does not say. */
const NOISE = new Set(['version', 'lockVersion', 'updatedAt', 'createdAt', 'updatedBy', 'versionHistory', 'trashKey', 'id']);
export const REDACTED = '[redacted]';

/** The stored fields of a record, as plain data. */
export function snapshot<T extends ObjectLiteral>(repository: Repository<T>, record: T): Record<string, unknown> {
  const fields = repository.metadata.columns
    .filter((c) => !NOISE.has(c.propertyName))
    .map((c) => [c.propertyName, c.getEntityValue(record) ?? null] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries(fields))) as Record<string, unknown>;
}

/**
 * What differs, field by field; secrets are redacted on both sides.
 * @param logged the only fields whose values are kept, of a record that is about a person; default: all
 */
export function difference(before: Record<string, unknown>, after: Record<string, unknown>, logged?: readonly string[]): AuditChanges {
  const changes: AuditChanges = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const isHidden = SECRETS.has(name) || (logged !== undefined && !logged.includes(name));
    const shown = (value: unknown) => (isHidden && value !== null ? REDACTED : value);
    changes[name] = { ...(was !== null && { before: shown(was) }), ...(is !== null && { after: shown(is) }) };
  }
  return changes;
}

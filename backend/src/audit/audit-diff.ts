import type { ObjectLiteral, Repository } from 'typeorm';
import { isSameValue } from '../platform/common/same-value.js';
import type { AuditChanges } from './audit-log.entity.js';

const SECRETS = new Set(['passwordHash', 'resetToken', 'smtpPassword', 'webhookUrl', 'webhookSecret']);
/** Change with every write, or follow another field. */
const NOISE = new Set(['version', 'lockVersion', 'updatedAt', 'createdAt', 'updatedBy', 'trashKey', 'id', 'addressKey']);
export const REDACTED = '[redacted]';

export function snapshot<T extends ObjectLiteral>(repository: Repository<T>, record: T): Record<string, unknown> {
  const fields = repository.metadata.columns
    .filter((c) => !NOISE.has(c.propertyName))
    .map((c) => [c.propertyName, c.getEntityValue(record) ?? null] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries(fields))) as Record<string, unknown>;
}

/** Returns the fields that differ, secrets redacted. `logged`: the only fields whose values are kept (default: all). */
export function difference(before: Record<string, unknown>, after: Record<string, unknown>, logged?: readonly string[]): AuditChanges {
  const changes: AuditChanges = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (isSameValue(was, is)) continue;
    const isHidden = SECRETS.has(name) || (logged !== undefined && !logged.includes(name));
    const shown = (value: unknown) => (isHidden && value !== null ? REDACTED : value);
    changes[name] = { ...(was !== null && { before: shown(was) }), ...(is !== null && { after: shown(is) }) };
  }
  return changes;
}

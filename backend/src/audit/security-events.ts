import { Logger } from '@nestjs/common';
import { currentActor } from '../common/request-context.js';
import type { AuditAction } from './audit-log.entity.js';
import type { AuditEntry } from './audit.service.js';

/** Accounts, sessions and second factors; settings, because they say where mail goes. */
const SUBJECTS: readonly (string | null)[] = ['users', 'company-info'];
const ACTIONS: readonly AuditAction[] = ['export', 'erase', 'renew-webhook-secret'];
const FAILURES: readonly AuditAction[] = ['login-failed', 'confirm-failed'];

const logger = new Logger('Security');

/** Logs what concerns security: ids and names of fields, no values, names or addresses. Call it after the commit. */
export function logSecurityEvent({ action, entityType, entityId, userId, changes = {} }: AuditEntry): void {
  if (!SUBJECTS.includes(entityType) && !ACTIONS.includes(action)) return;
  const { userId: current, requestId } = currentActor();
  const event = { msg: action, requestId, entityType, entityId, userId: userId ?? current, fields: Object.keys(changes) };
  if (FAILURES.includes(action)) logger.warn(event);
  else logger.log(event);
}

import { ApiProperty, OmitType } from '@nestjs/swagger';
import { AuditLog, type AuditChanges } from './audit-log.entity.js';

const OTHERWISE = ['userId', 'user', 'entityId', 'changes', 'seq', 'actorId', 'hash'] as const;

export class AuditLogView extends OmitType(AuditLog, OTHERWISE) {
  userId: string | null;
  /** Null for system actions and failed logins. */
  username: string | null;
  entityId: string | null;
  /** Value before and after, by field. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object', properties: { before: {}, after: {} } } })
  changes: AuditChanges;
}

export function toAuditLogView({ user, seq: _seq, actorId: _actorId, hash: _hash, ...row }: AuditLog): AuditLogView {
  return { ...row, username: user?.username ?? null };
}

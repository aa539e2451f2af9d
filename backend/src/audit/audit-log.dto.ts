import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction, type AuditChanges, type AuditLog } from './audit-log.entity.js';

export class AuditLogView {
  @ApiProperty({ format: 'uuid' })
  id: string;
  userId: string | null;
  /** Null for system actions and failed logins. */
  username: string | null;
  @ApiProperty({ enum: [...AUDIT_ACTIONS] })
  action: AuditAction;
  entityType: string | null;
  entityId: string | null;
  /** Value before and after, by field. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object', properties: { before: {}, after: {} } } })
  changes: AuditChanges;
  /** Keyed hash of the IP address, 16 hex digits. The address itself is not stored. */
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
}

export function toAuditLogView({ user, seq: _seq, actorId: _actorId, hash: _hash, ...row }: AuditLog): AuditLogView {
  return { ...row, username: user?.username ?? null };
}

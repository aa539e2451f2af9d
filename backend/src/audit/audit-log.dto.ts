import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction, type AuditChanges, type AuditLog } from './audit-log.entity.js';

export class AuditLogView {
  @ApiProperty({ format: 'uuid' })
  id: string;
  userId: string | null;
  /** Null when the system did it or a login failed. */
  username: string | null;
  @ApiProperty({ enum: [...AUDIT_ACTIONS] })
  action: AuditAction;
  entityType: string | null;
  entityId: string | null;
  /** Per field: what it was and what it became. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object', properties: { before: {}, after: {} } } })
  changes: AuditChanges;
  /** 16 hex digits, a keyed hash: the same address has the same ones, and the address itself is not stored. */
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
}

export function toAuditLogView({ user, ...row }: AuditLog): AuditLogView {
  return { ...row, username: user?.username ?? null };
}

import { Entity, Index, ManyToOne } from 'typeorm';
import { Choice, Id, Json, Time, Uuid, Varchar, Whole } from '../platform/database/columns.js';

/** Value before and after, by field; secrets read '[redacted]'. */
export type AuditChanges = Record<string, { before?: unknown; after?: unknown }>;

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'replace',
  'undo-replace',
  'publish',
  'publish-planned',
  'take-down-planned',
  'rollback',
  'login',
  'login-failed',
  'logout',
  'end-sessions',
  'confirm-password',
  'confirm-failed',
  'add-passkey',
  'remove-passkey',
  'rename-passkey',
  'add-authenticator',
  'remove-authenticator',
  'renew-recovery-codes',
  'use-recovery-code',
  'reset-second-factor',
  'invite',
  'password-forgotten',
  'password-reset',
  'note',
  'call',
  'answer',
  'renew-link',
  'withdraw-link',
  'send-again',
  'test-mail',
  'test-webhook',
  'test-push',
  'renew-webhook-secret',
  'export',
  'erase',
  'prune',
  'adopt',
  'reset-demo',
  'import',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The table of users, whose room stands on this one. */
export const ACTORS = 'users';
export interface Actor {
  id: string;
  username: string;
}

/** Written in the transaction of the change. Never edited; `site audit verify` finds out. */
@Entity('audit_log')
@Index('ix_audit_log_createdAt', ['createdAt', 'id'])
@Index('ix_audit_log_userId', ['userId', 'createdAt', 'id'])
@Index('ix_audit_log_action', ['action', 'createdAt', 'id'])
@Index('ix_audit_log_entityType', ['entityType', 'createdAt', 'id'])
@Index('uq_audit_log_seq', ['seq'], { unique: true })
@Index('ix_audit_log_entity', ['entityId', 'entityType', 'createdAt', 'id'])
@Index('ix_audit_log_ipAddress', ['ipAddress', 'createdAt', 'id'])
export class AuditLog {
  @Id()
  id: string;

  @Uuid({ nullable: true })
  userId: string | null;

  @ManyToOne(ACTORS, { onDelete: 'SET NULL' })
  user?: Actor | null;

  @Choice(32, AUDIT_ACTIONS)
  action: AuditAction;

  /** The resource's name in the API, such as 'services'. */
  @Varchar(64, { nullable: true })
  entityType: string | null;

  @Uuid({ nullable: true })
  entityId: string | null;

  @Json()
  changes: AuditChanges;

  /** Keyed hash of the IP address, 16 hex digits. The address itself is not stored. */
  @Varchar(64, { nullable: true })
  ipAddress: string | null;

  @Varchar(500, { nullable: true })
  userAgent: string | null;

  @Time()
  createdAt: Date;

  /** Its place in the chain, without gaps. Null only until the first start after an update from a version without the chain. */
  @Whole({ nullable: true })
  seq: number | null;

  /** As `userId` was when the row was written; that one becomes null when the account is erased. */
  @Uuid({ nullable: true })
  actorId: string | null;

  /** Keyed hash of this row and of the one before. */
  @Varchar(64, { nullable: true })
  hash: string | null;
}

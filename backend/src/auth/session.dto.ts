import { ApiProperty } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import type { Session } from './session.entity.js';

export class SessionRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** When its user signed in. */
  createdAt: Date;
  /** To the minute. */
  lastUsedAt: Date;
  /** When it ends even if it is used. */
  expiresAt: Date;
  /** As the browser calls itself. */
  userAgent: string | null;
  /** Keyed hash of the address of the sign-in, as in the audit log: equal hashes are the same address. */
  addressKey: string | null;
  /** Whether this request belongs to it. */
  isThisOne: boolean;
}

const FIELDS = ['id', 'createdAt', 'lastUsedAt', 'expiresAt', 'userAgent', 'addressKey'] as const;

export const toSessionRecord = (session: Session, ownId: string): SessionRecord => ({
  ...pick(session, FIELDS),
  isThisOne: session.id === ownId,
});

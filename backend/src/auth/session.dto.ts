import { PickType } from '@nestjs/swagger';
import { pick } from '../platform/common/pick.js';
import { Session } from './session.entity.js';

const FIELDS = ['id', 'createdAt', 'lastUsedAt', 'expiresAt', 'userAgent', 'addressKey'] as const;

export class SessionRecord extends PickType(Session, FIELDS) {
  /** Whether this request belongs to it. */
  isThisOne: boolean;
}

export const toSessionRecord = (session: Session, ownId: string): SessionRecord => ({
  ...pick(session, FIELDS),
  isThisOne: session.id === ownId,
});

import { Entity, Index } from 'typeorm';
import { Flag, Time, Varchar, Whole } from '../platform/database/columns.js';
import { OfUser } from './of-user.entity.js';

/** One sign-in. The token contains its id and is invalid without the row. */
@Entity('sessions')
@Index('ix_sessions_userId', ['userId'])
export class Session extends OfUser {
  /** When its user signed in. */
  @Time()
  createdAt: Date;

  /** When it ends even if it is used. */
  @Time()
  expiresAt: Date;

  /** To the minute. */
  @Time()
  lastUsedAt: Date;

  /** When its user last signed in or confirmed password and second factor. */
  @Time()
  confirmedAt: Date;

  /** Of the token that is valid now: each time the password is given, the session gets a new one. */
  @Whole({ default: 1 })
  tokenNumber: number;

  /** When that token replaced one that may still finish what was under way; null: there is no such token. */
  @Time({ nullable: true })
  renewedAt: Date | null;

  /** Whether its user has to set up a second factor before anything else. */
  @Flag(false)
  mustSetUp: boolean;

  /** As the browser calls itself. */
  @Varchar(500, { nullable: true })
  userAgent: string | null;

  /** Keyed hash of the address of the sign-in, as in the audit log: equal hashes are the same address, which is not stored. */
  @Varchar(64, { nullable: true })
  addressKey: string | null;
}

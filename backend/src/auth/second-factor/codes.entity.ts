import { Entity, Index } from 'typeorm';
import { ExactText, LongText, Time, Whole } from '../../platform/database/columns.js';
import { OfUser } from '../of-user.entity.js';

/** An app that shows codes (TOTP); a user has at most one. */
@Entity('authenticators')
@Index('uq_authenticators_userId', ['userId'], { unique: true })
export class Authenticator extends OfUser {
  /** Encrypted with SECRET_KEY. */
  @LongText()
  secret: string;

  /** The half minute of the latest code, counted from 1970: it and earlier ones are refused. */
  @Whole()
  lastStep: number;

  @Time()
  createdAt: Date;
}

@Entity('recovery_codes')
@Index('uq_recovery_codes_codeHash', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode extends OfUser {
  /** Keyed with SECRET_KEY; the code is not stored. */
  @ExactText(64)
  codeHash: string;

  @Time({ nullable: true })
  usedAt: Date | null;
}

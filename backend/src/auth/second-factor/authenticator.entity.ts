import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { Id, LongText, Time, Uuid, Whole } from '../../platform/database/columns.js';
import { User } from '../../users/user.entity.js';

/** An app that shows codes (TOTP); a user has at most one. */
@Entity('authenticators')
@Index('uq_authenticators_userId', ['userId'], { unique: true })
export class Authenticator {
  @Id()
  id: string;

  @Uuid()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user?: User;

  /** Encrypted with SECRET_KEY. */
  @LongText()
  secret: string;

  /** The half minute of the latest code, counted from 1970: it and earlier ones are refused. */
  @Whole()
  lastStep: number;

  @Time()
  createdAt: Date;
}

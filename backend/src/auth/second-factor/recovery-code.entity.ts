import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { ExactText, Id, Time, Uuid } from '../../platform/database/columns.js';
import { User } from '../../users/user.entity.js';

@Entity('recovery_codes')
@Index('uq_recovery_codes_codeHash', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @Id()
  id: string;

  @Uuid()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user?: User;

  /** Keyed with SECRET_KEY; the code is not stored. */
  @ExactText(64)
  codeHash: string;

  @Time({ nullable: true })
  usedAt: Date | null;
}

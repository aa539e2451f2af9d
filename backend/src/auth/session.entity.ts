import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { Id, Time, Uuid } from '../database/columns.js';
import { User } from '../users/user.entity.js';

/** One sign-in. Its id is in the token; when the row is gone, the token is worth nothing. */
@Entity('sessions')
@Index('ix_sessions_userId', ['userId'])
export class Session {
  @Id('sessions')
  id: string;

  @Uuid()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'fk_sessions_userId' })
  user?: User;

  @Time()
  createdAt: Date;

  @Time()
  expiresAt: Date;
}

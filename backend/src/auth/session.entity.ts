import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { Id, Time, Uuid } from '../database/columns.js';
import { User } from '../users/user.entity.js';

/** One sign-in. The token contains its id and is invalid without the row. */
@Entity('sessions')
@Index('ix_sessions_userId', ['userId'])
export class Session {
  @Id()
  id: string;

  @Uuid()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user?: User;

  @Time()
  createdAt: Date;

  @Time()
  expiresAt: Date;
}

import { ManyToOne } from 'typeorm';
import { Id, Uuid } from '../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** A row of a user's sign-in, which goes with the account. */
export abstract class OfUser {
  @Id()
  id: string;

  @Uuid()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;
}

import { Entity, Index } from 'typeorm';
import { ROLES, type Role } from '../platform/http/access.js';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Choice, ExactText, Flag, Time, Varchar } from '../platform/database/columns.js';

@Entity('users')
@Index('uq_users_username', ['username', 'trashKey'], { unique: true })
@Index('uq_users_email', ['email', 'trashKey'], { unique: true })
export class User extends TrashableRecord {
  @ExactText(64)
  username: string;

  @ExactText(254)
  email: string;

  /** What customers read; null: they read that the office answered. */
  @Varchar(80, { nullable: true })
  displayName: string | null;

  @Varchar(255)
  passwordHash: string;

  /** Whether it was generated, and its user has to choose another one before anything else. */
  @Flag(false)
  mustChangePassword: boolean;

  @Choice(16, ROLES, { default: 'editor' })
  role: Role;

  /** SHA-256 of the one-time token in the mail. */
  @ExactText(64, { nullable: true })
  resetToken: string | null;

  @Time({ nullable: true })
  resetTokenExpiry: Date | null;

  @Time({ nullable: true })
  lastLogin: Date | null;

  @Flag(true)
  isActive: boolean;
}

import { Entity, Index } from 'typeorm';
import { TrashableRecord } from '../database/base-record.js';
import { Flag, Time, Varchar } from '../database/columns.js';

export const ROLES = ['admin', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** A member of staff. */
@Entity('users')
@Index('uq_users_username', ['username', 'trashKey'], { unique: true })
@Index('uq_users_email', ['email', 'trashKey'], { unique: true })
export class User extends TrashableRecord {
  @Varchar(64)
  username: string;

  @Varchar(254)
  email: string;

  @Varchar(255)
  passwordHash: string;

  @Varchar(16, { default: 'editor' })
  role: Role;

  /** SHA-256 of the one-time token in the reset mail. */
  @Varchar(64, { nullable: true })
  resetToken: string | null;

  @Time({ nullable: true })
  resetTokenExpiry: Date | null;

  @Time({ nullable: true })
  lastLogin: Date | null;

  @Flag(true)
  isActive: boolean;
}

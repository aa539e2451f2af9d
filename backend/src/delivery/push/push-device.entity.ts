import { Entity, ForeignKey, Index } from 'typeorm';
import { BaseRecord } from '../../platform/database/base-record.js';
import { Id, LongText, Time, Uuid, Varchar } from '../../platform/database/columns.js';

/** A browser in which a member of staff has switched notifications on. */
@Entity('push_devices')
@Index('uq_push_devices_endpointHash', ['endpointHash'], { unique: true })
@Index('ix_push_devices_userId', ['userId'])
export class PushDevice extends BaseRecord {
  @Uuid()
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId: string;

  /** The session that last used the device; signing out of it removes the device. */
  @Uuid()
  sessionId: string;

  /** SHA-256 of the address, in hex. */
  @Varchar(64)
  endpointHash: string;

  /** Encrypted, because anyone who knows it can send notifications to the device. */
  @LongText()
  subscription: string;

  /** As the browser calls itself. */
  @Varchar(500, { nullable: true })
  userAgent: string | null;
}

/** The only row holds the keys that name this site to push services (VAPID). */
@Entity('push_keys')
export class PushKey {
  @Id()
  id: string;

  @Varchar(100)
  publicKey: string;

  /** Encrypted with SECRET_KEY. */
  @Varchar(500)
  privateKey: string;

  @Time()
  createdAt: Date;
}

import { Entity, Index } from 'typeorm';
import { Id, Time, Uuid, Varchar } from '../platform/database/columns.js';

/** A completed request, so that its repeat returns the same record. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_createdAt', ['createdAt'])
export class IdempotencyKey {
  /** Keyed hash of user, path and Idempotency-Key. */
  @Id()
  id: string;

  @Varchar(64)
  fingerprint: string;

  /** The entity of the record; '' when the result is only an id. */
  @Varchar(64, { default: '' })
  entity: string;

  @Uuid({ default: '' })
  recordId: string;

  @Time()
  createdAt: Date;
}

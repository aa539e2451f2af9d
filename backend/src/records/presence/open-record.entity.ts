import { Entity, Index, ManyToOne } from 'typeorm';
import { Session } from '../../auth/session.entity.js';
import { Id, Time, Uuid, Varchar } from '../../platform/database/columns.js';

/** A record that is open in a browser: written while it stays open, gone with the session. */
@Entity('open_records')
@Index('ix_open_records_sessionId', ['sessionId'])
@Index('uq_open_records_record', ['resource', 'recordId', 'sessionId'], { unique: true })
export class OpenRecord {
  @Id()
  id: string;

  @Uuid()
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  session?: Session;

  @Varchar(30)
  resource: string;

  @Uuid()
  recordId: string;

  @Time()
  openedAt: Date;

  @Time()
  seenAt: Date;
}

import { Entity } from 'typeorm';
import { Id, Time } from '../../platform/database/columns.js';

/** An address that wants no reminders and requests. Its id is a keyed hash, so it outlives whatever is erased without naming anybody. */
@Entity('mail_stops')
export class MailStop {
  @Id()
  id: string;

  @Time()
  createdAt: Date;
}

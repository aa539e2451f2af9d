import { Entity, Index } from 'typeorm';
import { Id, Time } from '../../platform/database/columns.js';

/** The last two mails that an address got without anybody's hand. Its id is a keyed hash; kept for two days. */
@Entity('automatic_mails')
@Index('ix_automatic_mails_lastAt', ['lastAt'])
export class AutomaticMail {
  @Id()
  id: string;

  @Time({ nullable: true })
  lastAt: Date | null;

  @Time({ nullable: true })
  beforeAt: Date | null;
}

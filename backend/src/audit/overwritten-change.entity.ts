import { Entity, ForeignKey, Index, ManyToOne } from 'typeorm';
import { Id, Json, Time, Uuid, Varchar } from '../platform/database/columns.js';
import { ACTORS, type Actor } from './audit-log.entity.js';

/** Somebody saw a colleague's change of these fields and saved another value on purpose. Kept until the colleague has read it. */
@Entity('overwritten_changes')
@Index('ix_overwritten_changes_userId', ['userId', 'createdAt', 'id'])
@Index('ix_overwritten_changes_byId', ['byId'])
export class OverwrittenChange {
  @Id()
  id: string;

  /** Whose change it was. */
  @Uuid()
  @ForeignKey(ACTORS, { onDelete: 'CASCADE' })
  userId: string;

  /** Who saved over it; null once the account is erased. */
  @Uuid({ nullable: true })
  byId: string | null;

  @ManyToOne(ACTORS, { onDelete: 'SET NULL' })
  by?: Actor | null;

  /** The resource's name in the API, such as 'services'. */
  @Varchar(64)
  resource: string;

  @Uuid()
  recordId: string;

  @Json()
  fields: string[];

  @Time()
  createdAt: Date;
}

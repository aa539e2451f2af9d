import { Entity } from 'typeorm';
import { KindName } from '../../kinds/names.js';
import { Id, Json, StaffId, Time, Uuid, Varchar } from '../../platform/database/columns.js';

/** A link to a page as its form was when the link was made. Its token is derived from the id and SECRET_KEY. */
@Entity('preview_links')
export class PreviewLink {
  @Id()
  id: string;

  @Varchar(32)
  @KindName('preview')
  resource: string;

  /** Null for the homepage, and for a record that was not stored. */
  @Uuid({ nullable: true })
  recordId: string | null;

  @Json()
  fields: Record<string, unknown>;

  /** Id of the user who made it. */
  @StaffId()
  createdBy: string | null;

  @Time()
  createdAt: Date;

  @Time()
  expiresAt: Date;
}

import { Entity } from 'typeorm';
import { Id, Time, Varchar } from '../platform/database/columns.js';

/** Files of an upload that may have no record yet. */
@Entity('unfinished_uploads')
export class UnfinishedUpload {
  @Id()
  id: string;

  @Varchar(200)
  storageKey: string;

  @Varchar(200, { nullable: true })
  thumbnailKey: string | null;

  @Time()
  createdAt: Date;
}

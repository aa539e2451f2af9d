import { Entity, ForeignKey } from 'typeorm';
import { Id, Json } from '../platform/database/columns.js';

export interface FormerVersion {
  version: number;
  savedAt: string | null;
  savedBy: string | null;
  state: Record<string, unknown>;
}

/** Versions of a page from when each save stored the one before; nothing is added. */
@Entity('former_versions')
export class FormerVersions {
  /** Of the page. */
  @Id()
  @ForeignKey('service_location_pages', { onDelete: 'CASCADE' })
  id: string;

  /** At most 50, newest first. */
  @Json()
  versions: FormerVersion[];
}

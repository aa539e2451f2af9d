import { Entity, ForeignKey } from 'typeorm';
import { Flag, Id, Json, Uuid, Varchar } from '../platform/database/columns.js';

/** Whether a visible page is shown to search engines; kept by originality.service.ts. */
@Entity('page_originality')
export class PageOriginality {
  /** Of the page. */
  @Id()
  @ForeignKey('service_location_pages', { onDelete: 'CASCADE' })
  id: string;

  /** In which it was compared. */
  @Uuid()
  serviceId: string;

  /** What was read; see PageState. */
  @Varchar(32)
  state: string;

  /** Packed; null for thin pages. */
  @Json({ nullable: true })
  runs: string | null;

  @Flag(true)
  isOriginal: boolean;

  /** An original page with much of the same text. */
  @Uuid({ nullable: true })
  likeId: string | null;
}

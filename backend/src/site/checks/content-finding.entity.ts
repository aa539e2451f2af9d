import { Entity } from 'typeorm';
import { KindName } from '../../kinds/names.js';
import { Choice, Id, LongText, Uuid, Varchar, Whole } from '../../platform/database/columns.js';

export const FINDING_KINDS = ['links', 'alt', 'headings', 'title', 'description', 'phone', 'text', 'views'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What the last run over all published pages found, by the record that holds it. Each run replaces them. */
@Entity('content_findings')
export class ContentFinding {
  @Id()
  id: string;

  /** In the order of the run. */
  @Whole()
  order: number;

  @Choice(16, FINDING_KINDS)
  kind: FindingKind;

  @LongText()
  message: string;

  /** Null if no record of the backoffice holds it. */
  @Varchar(32, { nullable: true })
  @KindName('checks')
  resource: string | null;

  /** Null for the homepage. */
  @Uuid({ nullable: true })
  recordId: string | null;

  @Varchar(500)
  recordTitle: string;

  /** Of the first page that shows it. */
  @LongText()
  path: string;

  @Varchar(64, { nullable: true })
  field: string | null;

  @LongText({ nullable: true })
  holds: string | null;
}

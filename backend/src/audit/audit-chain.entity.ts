import { Entity } from 'typeorm';
import { Id, LongText, Time, Varchar, Whole } from '../platform/database/columns.js';

export const HEAD = 'head';

/** One row with both ends of the chain; it is locked while entries are appended. */
@Entity('audit_chain')
export class AuditChainHead {
  /** Always 'head'. */
  @Id()
  id: string;

  /** Of the last row. */
  @Whole()
  seq: number;

  @Varchar(64)
  hash: string;

  /** Of the last row that was removed because of its age; 0 at first. */
  @Whole()
  anchorSeq: number;

  @Varchar(64)
  anchorHash: string;

  /** Keyed hash of these four. */
  @Varchar(64)
  seal: string;

  /** When the chain was last verified by the nightly job. */
  @Time({ nullable: true })
  checkedAt: Date | null;

  /** The result of that check; null: intact. */
  @LongText({ nullable: true })
  fault: string | null;
}

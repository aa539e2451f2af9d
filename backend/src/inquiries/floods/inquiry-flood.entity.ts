import { Entity } from 'typeorm';
import { Id, Json, Time, Whole } from '../../platform/database/columns.js';

export const STATE = 'state';

/** One row: what is known about floods. It is locked while an enquiry is stored. */
@Entity('enquiry_floods')
export class InquiryFlood {
  /** Always 'state'. */
  @Id()
  id: string;

  /** Of the flood that lasts; null: none does. */
  @Time({ nullable: true })
  startedAt: Date | null;

  /** Of the last enquiry that was held back; those of later ones are later, whatever the clocks say. */
  @Time({ nullable: true })
  lastHeldAt: Date | null;

  /** When staff were last told. */
  @Time({ nullable: true })
  noticedAt: Date | null;

  /** Staff know of what was held back until then. */
  @Time({ nullable: true })
  toldUntil: Date | null;

  /** How many were held back since. */
  @Whole({ default: 0 })
  untold: number;

  /** How many of these are suspected spam. */
  @Whole({ default: 0 })
  untoldSpam: number;

  /** Beginning and end of the floods of the last weeks, the hour before each included. */
  @Json()
  past: [from: string, until: string][];
}

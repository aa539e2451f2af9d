import { Column, Entity, PrimaryColumn } from 'typeorm';

export const COUNT_KINDS = ['view', 'call', 'enquiry'] as const;
/** A page was opened, a telephone number on it was pressed, an enquiry was sent from it. */
export type CountKind = (typeof COUNT_KINDS)[number];

/** How often something happened on a page on a day. All that is known of visitors: no address, no cookie, no person. */
@Entity('page_counts')
export class PageCount {
  /** '2026-11-21', in London. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  kind: CountKind;

  /** Canonical path of the page. */
  @PrimaryColumn({ type: 'varchar', length: 300 })
  path: string;

  @Column({ type: 'int' })
  count: number;
}

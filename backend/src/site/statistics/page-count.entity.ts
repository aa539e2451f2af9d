import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PAGE_KINDS = ['view', 'call', 'enquiry'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What visitors did not find: searches without a result, and postcode districts without a page. */
export const MISS_KINDS = ['search', 'district'] as const;
export type MissKind = (typeof MISS_KINDS)[number];

export type CountKind = PageKind | MissKind;

/** Daily counts per page, or per word that was not found; nothing about visitors is stored. */
@Entity('page_counts')
export class PageCount {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  kind: CountKind;

  /** Of a miss, the words or the district. */
  @PrimaryColumn({ type: 'varchar', length: 300 })
  path: string;

  @Column({ type: 'int' })
  count: number;
}

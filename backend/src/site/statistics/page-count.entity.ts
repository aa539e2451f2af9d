import { Column, Entity, PrimaryColumn } from 'typeorm';

export const COUNT_KINDS = ['view', 'call', 'enquiry'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** Daily counts per page; nothing about visitors is stored. */
@Entity('page_counts')
export class PageCount {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  kind: CountKind;

  @PrimaryColumn({ type: 'varchar', length: 300 })
  path: string;

  @Column({ type: 'int' })
  count: number;
}

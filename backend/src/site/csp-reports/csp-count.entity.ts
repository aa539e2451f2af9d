import { Column, Entity, PrimaryColumn } from 'typeorm';

export const CSP_AREAS = ['website', 'backoffice'] as const;
export type CspArea = (typeof CSP_AREAS)[number];

/** What the Content-Security-Policy blocked on a day; nothing about visitors is stored. */
@Entity('csp_counts')
export class CspCount {
  /** London time. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  area: CspArea;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  directive: string;

  /** Origin or kind of what was blocked. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  blocked: string;

  @Column({ type: 'int' })
  count: number;
}

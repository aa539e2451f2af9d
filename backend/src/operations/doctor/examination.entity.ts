import { Entity } from 'typeorm';
import { Id, Json, Time } from '../../platform/database/columns.js';
import type { Finding } from './finding.js';

/** What `site doctor` found last. The only row also says which process lets it run at night. */
@Entity('examinations')
export class Examination {
  @Id()
  id: string;

  /** Of the last one at night. */
  @Time()
  startedAt: Date;

  /** When the findings were stored, also by an operator's `site doctor`; null until the first time. */
  @Time({ nullable: true })
  finishedAt: Date | null;

  /** Without those that are ok. */
  @Json({ nullable: true })
  findings: Finding[] | null;
}

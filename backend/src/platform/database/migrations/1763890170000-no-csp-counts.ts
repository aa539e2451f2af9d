import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CspCounts1763871000000 } from './1763871000000-csp-counts.js';

/** What browsers block is in the log and the metrics. */
export class NoCspCounts1763890170000 implements MigrationInterface {
  private readonly counts = new CspCounts1763871000000();

  up(q: QueryRunner): Promise<void> {
    return this.counts.down(q);
  }

  down(q: QueryRunner): Promise<void> {
    return this.counts.up(q);
  }
}

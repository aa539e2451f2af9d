import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, longText, time, uuid, varchar, whole } from '../table-columns.js';

const FINDINGS = 'content_findings';
const RUNS = 'content_check_runs';

export class ContentFindings1763878000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, FINDINGS, [
      id(FINDINGS),
      whole(q, 'order'),
      varchar('kind', 16),
      longText('message'),
      varchar('resource', 32, { nullable: true }),
      uuid('recordId', { nullable: true }),
      varchar('recordTitle', 500),
      longText('path'),
      varchar('field', 64, { nullable: true }),
      longText('holds', { nullable: true }),
    ]);
    await createTable(q, RUNS, [
      id(RUNS),
      time('startedAt'),
      time('finishedAt', { nullable: true }),
      time('checkedAt', { nullable: true }),
      whole(q, 'pages', { default: 0 }),
    ]);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable(RUNS);
    await q.dropTable(FINDINGS);
  }
}

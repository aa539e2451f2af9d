import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const index = (table: string, name: string, columnNames: string[]): [table: string, index: TableIndex] => [
  table,
  new TableIndex({ name: `ix_${table}_${name}`, columnNames }),
];

const ADDED = [
  index('projects', 'listed', ['deletedAt', 'order', 'title', 'id']),
  index('projects', 'shown', ['deletedAt', 'isActive', 'publishStatus', 'order', 'title', 'id']),
  index('redirects', 'listed', ['deletedAt', 'fromPath', 'id']),
  index('deliveries', 'status', ['status', 'nextAttemptAt', 'claimedUntil']),
];
const [PROJECTS, ORDER] = index('projects', 'order', ['order']);

export class ListIndexes1763850000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const [table, added] of ADDED) await q.createIndex(table, added);
    await q.dropIndex(PROJECTS, ORDER);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.createIndex(PROJECTS, ORDER);
    for (const [table, added] of ADDED) await q.dropIndex(table, added);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { baseRecord, createTable, id, longText, time, uuid, varchar } from '../table-columns.js';

export class PushDevices1763884100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, 'push_keys', [id('push_keys'), varchar('publicKey', 100), varchar('privateKey', 500), time('createdAt')]);
    await createTable(
      q,
      'push_devices',
      [
        id('push_devices'),
        ...baseRecord(q),
        uuid('userId'),
        uuid('sessionId'),
        varchar('endpointHash', 64),
        longText('subscription'),
        varchar('userAgent', 500, { nullable: true }),
      ],
      { unique: { endpointHash: ['endpointHash'] }, indices: { userId: ['userId'] }, references: { userId: ['users', 'CASCADE'] } },
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropTable('push_devices');
    await q.dropTable('push_keys');
  }
}

import { TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';

const MAILS = 'deliveries';
const INDEX = 'ix_deliveries_renewalId';

const KEY = new TableForeignKey({
  name: 'fk_deliveries_renewalId',
  columnNames: ['renewalId'],
  referencedTableName: 'renewals',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const isServer = (q: QueryRunner): boolean => q.connection.options.type !== 'better-sqlite3';

/** SQLite makes no index for a foreign key, so all mails were read to find or delete those of a renewal. */
export class MailsOfRenewals1795779600000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX ${INDEX} ON ${MAILS} (renewalId)`);
  }

  async down(q: QueryRunner): Promise<void> {
    if (!isServer(q)) return q.query(`DROP INDEX ${INDEX}`) as Promise<void>;
    // A server gave up its own index of the key for this one, and makes it again with the key.
    await q.dropForeignKey(MAILS, KEY);
    await q.query(`DROP INDEX ${INDEX} ON ${MAILS}`);
    await q.createForeignKey(MAILS, KEY);
  }
}

import { TableColumn, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, flag, id, longText, time, trashableRecord, uuid, varchar, whole } from '../table-columns.js';

const exact = (q: QueryRunner, name: string, length: number) => ({
  ...varchar(name, length, { nullable: true }),
  ...(q.connection.options.type !== 'better-sqlite3' && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
});

const TABLE = 'renewals';
const STOPS = 'mail_stops';
const MAILS = 'deliveries';
const COLUMN = 'renewalId';
const KEY = 'fk_deliveries_renewalId';

/** Inspections that fall due again, the addresses that want no reminders, and the renewal that a mail is about. */
export class Renewals1795691437000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await createTable(q, STOPS, [id(STOPS), time('createdAt')]);
    await createTable(
      q,
      TABLE,
      [
        id(TABLE),
        ...trashableRecord(q),
        varchar('customer', 200),
        exact(q, 'email', 254),
        varchar('phone', 40, { nullable: true }),
        varchar('address', 300),
        varchar('what', 120),
        varchar('lastOn', 10, { nullable: true }),
        whole(q, 'intervalMonths', { default: 12 }),
        varchar('intervalSource', 200, { nullable: true }),
        varchar('dueOn', 10, { default: '' }),
        flag('hasAgreed', false),
        varchar('agreedOn', 10, { nullable: true }),
        varchar('agreedHow', 200, { nullable: true }),
        varchar('source', 100, { nullable: true }),
        longText('notes', { nullable: true }),
        exact(q, 'addressKey', 64),
        time('stoppedAt', { nullable: true }),
        varchar('reminded60For', 10, { nullable: true }),
        varchar('reminded14For', 10, { nullable: true }),
        time('remindedAt', { nullable: true }),
        uuid('inquiryId', { nullable: true }),
        uuid('replyInquiryId', { nullable: true }),
      ],
      {
        unique: { inquiryId: ['inquiryId'] },
        indices: { dueOn: ['dueOn', 'id'], email: ['email'], addressKey: ['addressKey'], replyInquiryId: ['replyInquiryId'] },
        references: { inquiryId: ['contact_inquiries', 'SET NULL'], replyInquiryId: ['contact_inquiries', 'SET NULL'] },
      },
    );
    await q.addColumn(MAILS, new TableColumn(uuid(COLUMN, { nullable: true })));
    await q.createForeignKey(
      MAILS,
      new TableForeignKey({
        name: KEY,
        columnNames: [COLUMN],
        referencedTableName: TABLE,
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      }),
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.dropForeignKey(MAILS, KEY);
    await q.dropColumn(MAILS, COLUMN);
    await q.dropTable(TABLE);
    await q.dropTable(STOPS);
  }
}

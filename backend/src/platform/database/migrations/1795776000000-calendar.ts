import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bankHolidayOn, nationOf } from '../../time/bank-holidays.js';

const COLUMNS = ['nation text', 'specialDays json', 'replyHours integer NOT NULL DEFAULT 2', 'christmasAnswered integer'];
/** The list that every site began with. */
const LISTED = [
  ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29'],
  ...['2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
];

/** Bank holidays are rules now: of a list that somebody has changed, the other days are the owner's. */
export class Calendar1795776000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await q.query(`ALTER TABLE company_info ADD COLUMN ${column}`);
    const rows = (await q.query('SELECT id, address, bankHolidays FROM company_info')) as Record<
      'id' | 'address' | 'bankHolidays',
      unknown
    >[];
    for (const { id, address, bankHolidays } of rows) {
      const days = (typeof bankHolidays === 'string' ? JSON.parse(bankHolidays) : bankHolidays) as string[];
      const nation = nationOf(typeof address === 'string' ? address : '');
      const isUntouched = JSON.stringify([...days].sort()) === JSON.stringify(LISTED);
      const own = isUntouched ? [] : days.filter((day) => bankHolidayOn(nation, day) === undefined);
      await q.query('UPDATE company_info SET bankHolidays = ? WHERE id = ?', [JSON.stringify(own), id]);
    }
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await q.query(`ALTER TABLE company_info DROP COLUMN ${column.split(' ')[0]}`);
  }
}

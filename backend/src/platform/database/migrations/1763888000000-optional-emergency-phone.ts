import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OptionalEmergencyPhone1763888000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await remake(q, 'emergencyPhone', 'varchar(40)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('UPDATE company_info SET emergencyPhone = phone WHERE emergencyPhone IS NULL');
    await remake(q, 'emergencyPhone', "varchar(40) NOT NULL DEFAULT ''");
  }
}

/** SQLite cannot change a column. */
async function remake(q: QueryRunner, column: string, type: string): Promise<void> {
  await q.query(`ALTER TABLE company_info RENAME COLUMN ${column} TO former`);
  await q.query(`ALTER TABLE company_info ADD COLUMN ${column} ${type}`);
  await q.query(`UPDATE company_info SET ${column} = former`);
  await q.query('ALTER TABLE company_info DROP COLUMN former');
}

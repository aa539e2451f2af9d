import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emergency lighting is installed in office hours. */
const IN_TITLE = /emergency(?! lighting)/iu;
const NO_LINE = "NOT EXISTS (SELECT 1 FROM company_info WHERE emergencyPhone IS NOT NULL AND emergencyPhone <> '')";

export class EmergencyServices1763890240000 implements MigrationInterface {
  /** Pages followed the title until now. Where nobody answers at night, no such service stays active. */
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services ADD COLUMN isEmergency boolean NOT NULL DEFAULT 0');
    const services = (await q.query('SELECT id, title FROM services')) as { id: string; title: string }[];
    for (const { id } of services.filter(({ title }) => IN_TITLE.test(title)))
      await q.query('UPDATE services SET isEmergency = 1 WHERE id = ?', [id]);
    await q.query(`UPDATE services SET isActive = 0 WHERE isEmergency = 1 AND ${NO_LINE}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE services DROP COLUMN isEmergency');
  }
}

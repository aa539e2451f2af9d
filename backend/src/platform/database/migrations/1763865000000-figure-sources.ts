import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = ['yearsExperience', 'projectsCompleted', 'satisfactionRate'];
const ADDED = FIGURES.flatMap((figure) => [`${figure}Source varchar(200)`, `${figure}AsOf varchar(10)`]);

export class FigureSources1763865000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const column of ADDED) await q.query(`ALTER TABLE company_info ADD COLUMN ${column}`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of ADDED) await q.query(`ALTER TABLE company_info DROP COLUMN ${column.split(' ')[0]}`);
  }
}

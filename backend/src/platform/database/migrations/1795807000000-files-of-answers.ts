import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FilesOfAnswers1795807000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE inquiry_photos ADD COLUMN fileName varchar(120)');
    await q.query("ALTER TABLE inquiry_photos ADD COLUMN mimeType varchar(32) NOT NULL DEFAULT 'image/jpeg'");
    await q.query('ALTER TABLE inquiry_photos ADD COLUMN answerId varchar(36)');
  }

  async down(q: QueryRunner): Promise<void> {
    for (const column of ['answerId', 'mimeType', 'fileName']) await q.query(`ALTER TABLE inquiry_photos DROP COLUMN ${column}`);
  }
}

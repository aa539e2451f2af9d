import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NetworksOfPhotos1795779500000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE inquiry_photos ADD COLUMN networkKey varchar(64)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE inquiry_photos DROP COLUMN networkKey');
  }
}

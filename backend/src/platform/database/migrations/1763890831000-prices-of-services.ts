import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  priceFrom: 'double',
  priceTo: 'double',
  priceVat: 'varchar(8)',
  priceFor: 'varchar(16)',
  priceDependsOn: 'varchar(200)',
  priceCheckedOn: 'varchar(10)',
};

/** What a service costs. Null: the website names no price. */
export class PricesOfServices1763890831000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) await q.query(`ALTER TABLE services ADD COLUMN ${name} ${type}`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS)) await q.query(`ALTER TABLE services DROP COLUMN ${name}`);
  }
}

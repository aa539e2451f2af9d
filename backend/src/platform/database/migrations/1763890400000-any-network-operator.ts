import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sample answer named the operator of one region, whichever the company's is. */
export class AnyNetworkOperator1763890400000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(
      "UPDATE faqs SET answer = REPLACE(answer, 'we apply to SP Energy Networks on your behalf', 'we apply to the network operator on your behalf')",
    );
  }

  /** The former words were a mistake. */
  async down(): Promise<void> {}
}

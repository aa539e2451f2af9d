import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { runMigrations } from '../src/platform/database/run-migrations.js';
import { Faq } from '../src/faqs/faq.entity.js';
import { openTestDataSource, type TestDataSource } from './support/database.js';

function faq(question: string): Faq {
  const now = new Date();
  return Object.assign(new Faq(), { id: uuid(), question, answer: 'Yes.', tags: [], createdAt: now, updatedAt: now });
}

/** The first two fail with TypeORM's single SQLite query runner: see serialize-sqlite.ts. */
describe('concurrent transactions', () => {
  let test: TestDataSource;

  beforeAll(async () => {
    test = await openTestDataSource();
    await runMigrations(test.dataSource);
  });
  afterAll(() => test.close());

  // @asvs 2.3.3
  it('keep an acknowledged write while another transaction rolls back', async () => {
    const { dataSource } = test;
    const failing = dataSource.transaction(async (manager) => {
      await manager.save(faq('rolled back'));
      await sleep(30);
      throw new Error('roll back');
    });
    await sleep(5);
    const kept = faq('acknowledged');
    const acknowledged = dataSource.getRepository(Faq).save(kept);
    await expect(failing).rejects.toThrow('roll back');
    await acknowledged;
    expect(await dataSource.getRepository(Faq).countBy({ id: kept.id })).toBe(1);
    expect(await dataSource.getRepository(Faq).countBy({ question: 'rolled back' })).toBe(0);
  });

  it('all complete, 40 at once', async () => {
    const { dataSource } = test;
    const rows = Array.from({ length: 40 }, (_, i) => faq(`concurrent ${i}`));
    await Promise.all(
      rows.map((row) =>
        dataSource.transaction(async (manager) => {
          await manager.save(row);
          await sleep(2);
          await manager.update(Faq, row.id, { answer: `${row.question} done` });
        }),
      ),
    );
    const stored = await dataSource.getRepository(Faq).find();
    expect(stored.filter((f) => f.answer === `${f.question} done`)).toHaveLength(40);
  });

  it('roll back nested ones on their own', async () => {
    const { dataSource } = test;
    const [outer, inner] = [faq('outer'), faq('inner')];
    await dataSource.transaction(async (manager) => {
      await manager.save(outer);
      const failing = manager.transaction(async (nested) => {
        await nested.save(inner);
        throw new Error('inner');
      });
      await expect(failing).rejects.toThrow('inner');
    });
    expect(await dataSource.getRepository(Faq).countBy({ id: outer.id })).toBe(1);
    expect(await dataSource.getRepository(Faq).countBy({ id: inner.id })).toBe(0);
  });

  it.each([
    ['in a transaction', (work: (manager: EntityManager) => Promise<void>) => test.dataSource.transaction(work)],
    ['alone', (work: (manager: EntityManager) => Promise<void>) => work(test.dataSource.manager)],
  ])('let other work go on between costly statements %s', async (_, run) => {
    let turns = 0;
    const turn = () => {
      turns++;
      counting = setImmediate(turn);
    };
    let counting = setImmediate(turn);
    await run(async (manager) => {
      for (let n = 0; n < 20; n++) {
        await manager.count(Faq);
        for (const end = performance.now() + 6; performance.now() < end;);
      }
    });
    clearImmediate(counting);
    expect(turns).toBeGreaterThanOrEqual(18);
  });
});

import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SlowQueries } from './slow-queries.js';

/** Takes many milliseconds on every machine. */
const SLOW = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT count(*) AS c FROM n WHERE ? <> i';

describe('SlowQueries', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('logs a slow statement without its values', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const dataSource = new DataSource({
      type: 'better-sqlite3',
      database: ':memory:',
      logger: new SlowQueries(),
      maxQueryExecutionTime: 1,
    });
    await dataSource.initialize();
    await dataSource.query(SLOW, ['Jane Doe']);
    await dataSource.destroy();
    expect(SlowQueries.count).toBeGreaterThan(0);
    const logged = warn.mock.calls.flat().join('\n');
    expect(logged).toMatch(/A statement took \d+ ms: WITH RECURSIVE/);
    expect(logged).not.toContain('Jane');
  });
});

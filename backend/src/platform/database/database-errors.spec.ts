import Database from 'better-sqlite3';
import { describe, expect, it } from '@jest/globals';
import { isDiskFull } from './database-errors.js';

describe('a full disk', () => {
  it('is recognised in the errors of SQLite, also as a cause', () => {
    const database = new Database(':memory:');
    // What SQLite reports at this bound is what it reports on a full disk.
    database.exec('CREATE TABLE t (x); PRAGMA max_page_count = 2');
    let error: unknown;
    try {
      database.exec('INSERT INTO t VALUES (zeroblob(100000))');
    } catch (thrown) {
      error = thrown;
    }
    expect(isDiskFull(error)).toBe(true);
    expect(isDiskFull(new Error('wrapped', { cause: error }))).toBe(true);
    expect(isDiskFull(new Error('no such table'))).toBe(false);
  });
});

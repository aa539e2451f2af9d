import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../testing/port.js';
import { findServers } from './test-run.ts';

describe('test servers', () => {
  const { TEST_DATABASE_URL, TEST_REDIS_URL, TEST_MYSQL_URL } = process.env;
  let said: string[];
  beforeEach(() => {
    said = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    process.env['TEST_REDIS_URL'] = '';
    process.env['TEST_MYSQL_URL'] = '';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env['TEST_DATABASE_URL'] = TEST_DATABASE_URL ?? '';
    process.env['TEST_REDIS_URL'] = TEST_REDIS_URL ?? '';
    process.env['TEST_MYSQL_URL'] = TEST_MYSQL_URL ?? '';
  });

  it.each(['nonsense', 'mysql://', 'postgres://localhost/x', 'mysql://root@127.0.0.1:99999/x'])(
    'reject the invalid address %s',
    async (url) => {
      process.env['TEST_DATABASE_URL'] = url;
      const results: { passed: number; failed: number }[] = [];
      expect(await findServers(results)).toEqual({});
      expect(results).toEqual([{ passed: 0, failed: 1 }]);
      expect(said[0]).toBe('✕ TEST_DATABASE_URL is not an address such as mysql://root@127.0.0.1:3306/test.');
    },
  );

  it('explain why one cannot be used', async () => {
    process.env['TEST_DATABASE_URL'] = `mysql://root@127.0.0.1:${await freePort()}/test`;
    const results: { passed: number; failed: number }[] = [];
    expect(await findServers(results)).toEqual({});
    expect(results).toEqual([{ passed: 0, failed: 1 }]);
    expect(said[0]).toMatch(/^✕ TEST_DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\.$/);
  });
});

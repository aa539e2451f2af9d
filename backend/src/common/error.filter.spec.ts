import { expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { toErrorAnswer } from './error.filter.js';

const failed = (code: string) => new QueryFailedError('UPDATE x', [], Object.assign(new Error('no'), { code }));

test.each(['ER_LOCK_WAIT_TIMEOUT', 'ER_LOCK_DEADLOCK', 'SQLITE_BUSY'])('%s: the database is busy, which passes', (code) => {
  expect(toErrorAnswer(failed(code))).toEqual({
    statusCode: 503,
    error: 'The database is busy, and nothing was saved. Please try again in a moment.',
  });
});

test('a failure of ours says nothing about itself', () => {
  expect(toErrorAnswer(failed('ER_PARSE_ERROR'))).toEqual({
    statusCode: 500,
    error: 'Something went wrong on our side. Please try again.',
  });
});

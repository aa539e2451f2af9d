import { expect, test } from '@jest/globals';
import { BadRequestException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { toErrorResponse } from './error.filter.js';

const failed = (code: string) => new QueryFailedError('UPDATE x', [], Object.assign(new Error('no'), { code }));

test.each(['ER_LOCK_WAIT_TIMEOUT', 'ER_LOCK_DEADLOCK', 'SQLITE_BUSY'])('%s: asks to try again, because the database is busy', (code) => {
  expect(toErrorResponse(failed(code))).toEqual({
    statusCode: 503,
    error: 'The database is busy, and nothing was saved. Please try again in a moment.',
  });
});

// @asvs 13.4.2, 16.5.1
test('does not reveal internal errors', () => {
  expect(toErrorResponse(failed('ER_PARSE_ERROR'))).toEqual({
    statusCode: 500,
    error: 'Something went wrong on our side. Please try again.',
  });
});

test('asks to try again after a lost connection, or to check first if it was lost during the commit', () => {
  const lost = (sql: string) => toErrorResponse(new QueryFailedError(sql, [], Object.assign(new Error('gone'), { fatal: true })));
  expect(lost('UPDATE x')).toEqual({ statusCode: 503, error: 'The database cannot be reached. Please try again in a moment.' });
  expect(lost('COMMIT')).toMatchObject({ statusCode: 503, error: expect.stringContaining('check whether your change was saved') });
});

test.each(['SQLITE_FULL', 'ER_DISK_FULL', 'ENOSPC'])('%s: reports a full disk', (code) => {
  expect(toErrorResponse(failed(code))).toMatchObject({ statusCode: 507, error: expect.stringContaining('no space left') });
});

test('reports a full disk for uploads, where the error is wrapped', () => {
  const full = new Error('E_CANNOT_WRITE_FILE', { cause: Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) });
  expect(toErrorResponse(full)).toMatchObject({ statusCode: 507 });
});

const parsed = (text: string): string => {
  try {
    return String(JSON.parse(text));
  } catch (error) {
    return (error as Error).message;
  }
};

test.each(['{', '{a:1}', '{"a":}', 'nonsense', '[1,]', '"\u0001"', '-', '{"a" 1}', '01', '"\\x"', '{"a":1}}'])(
  'does not repeat what the parser says of %s',
  (text) => expect(toErrorResponse(new BadRequestException(parsed(text))).error).not.toBe(parsed(text)),
);

test('keeps a sentence of ours about JSON', () => {
  const sentence = 'Please send the list as JSON, or a CSV file.';
  expect(toErrorResponse(new BadRequestException(sentence)).error).toBe(sentence);
});

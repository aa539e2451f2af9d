import { describe, expect, it } from '@jest/globals';
import { blocked } from '../../test/support/watchdog.js';
import { isBreachedPassword, readBreached } from './passwords-breached.js';

describe('breached passwords', () => {
  // @asvs 6.2.4
  it('knows 10,000 that are long enough, each once and in lower case', () => {
    const listed = readBreached().trim().split('\n');
    expect(new Set(listed).size).toBe(10_000);
    expect(listed.filter((password) => password.length < 12 || password !== password.toLowerCase())).toEqual([]);
  });

  it.each([
    'leavemealone',
    'LeaveMeAlone',
    'leave me alone!',
    'leavemealone2026',
    'l\neavemealone',
    'ｌｅａｖｅｍｅａｌｏｎｅ',
    '112233445566',
    'PolniyPizdec0211',
    'chickenwing101',
    readBreached().trim().split('\n').at(-1) ?? '',
    // @asvs 6.2.12
  ])('rejects %j', (password) => expect(isBreachedPassword(password)).toBe(true));

  it.each(['leave my lamps alone', 'correct horse battery staple', '839201746352', 'chickenwing101\nunbelievable', '', '\n'])(
    'accepts %j',
    (password) => expect(isBreachedPassword(password)).toBe(false),
  );

  it('does not block the process with many of the longest passwords', async () => {
    const longest = Array.from({ length: 20 }, (_, i) => `${'leavemealone'.repeat(11).slice(0, 127)}${i % 10}`);
    expect(await blocked(async () => longest.forEach((one) => isBreachedPassword(one)))).toBeUndefined();
  });
});

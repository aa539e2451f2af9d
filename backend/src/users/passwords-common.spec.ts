import { describe, expect, it } from '@jest/globals';
import { blocked } from '../../test/support/watchdog.js';
import { isCommonPassword } from './passwords-common.js';

describe('common passwords', () => {
  it.each([
    'password1234',
    'Password2024!',
    'P@ssw0rd1234',
    'passwordpassword',
    'adminadmin123',
    'Administrator1',
    'welcome12345',
    'letmein123456',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'aaaa1111bbbb',
    'iloveyou1234',
    'manchesterunited',
    'liverpool2024',
    'electrician-2026!!',
    'merseyside-2026!!',
    'backoffice-2026!!',
    'Summer2025!!',
    'This-is-my-password',
    '            ',
    // @asvs 6.1.2, 6.2.11
  ])('rejects %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery staple',
    'lamp-ferry-sandstone-41',
    '839201746352',
    'kettle under nine stars',
    'gfnhwpqkzjrm',
    'Ünïcödé pässphräse',
    '🔌💡🔋⚡🧰🔧🪛📐🧲🪜🧯🚐',
    // @asvs 6.2.5
  ])('accepts %s', (password) => expect(isCommonPassword(password)).toBe(false));

  it('does not block the process with the longest password', async () => {
    const longest = ['123', 'abc!', 'password', 'qwe1', '!1'].map((piece) => `${piece.repeat(60).slice(0, 127)}ß`);
    expect(await blocked(async () => longest.forEach((one) => isCommonPassword(one)))).toBeUndefined();
  });
});

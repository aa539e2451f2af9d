import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { hashPassword, isPassword } from './passwords.js';

const COMPOSED = 'caf\u00E9 on the corner 7';
const DECOMPOSED = 'cafe\u0301 on the corner 7';

describe('passwords with accents', () => {
  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    [COMPOSED, COMPOSED],
  ])('compare in one spelling: %j, %j', async (chosen, typed) => {
    expect(await isPassword(await hashPassword(chosen), typed)).toBe(true);
  });

  it.each([COMPOSED, DECOMPOSED])('still match a hash that was stored as typed: %j', async (chosen) => {
    const stored = await hash(chosen);
    expect(await isPassword(stored, COMPOSED)).toBe(true);
    expect(await isPassword(stored, DECOMPOSED)).toBe(true);
  });

  it('do not match without them', async () => {
    expect(await isPassword(await hashPassword(COMPOSED), 'cafe on the corner 7')).toBe(false);
    expect(await isPassword(undefined, COMPOSED)).toBe(false);
  });
});

import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isIconName } from './icons';

const drawn = [...readFileSync(new URL('../assets/icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
  ([, id = '']) => id,
);
const PARTS = /^(star|badge-\d|client-\d)$/;

test('contains every drawing once, and only icons that the code uses', () => {
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.filter((id) => !isIconName(id) && !PARTS.test(id))).toEqual([]);
});

test.each(['phone', 'shield-check', 'house-wifi', 'youtube'])('%s is drawn', (name) => {
  expect(isIconName(name)).toBe(true);
  expect(drawn).toContain(name);
});

test('other names are not icons', () => expect(['', 'rocket', 'star', null, undefined].some(isIconName)).toBe(false));

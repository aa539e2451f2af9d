import { expect, test } from '@jest/globals';
import { passwordFault, requiredPasswordFault } from './passwordRules';

test('accepts twelve characters and rejects eleven', () => {
  expect(passwordFault('x'.repeat(11))).toBe('Please use at least 12 characters');
  expect(passwordFault('lamp ferry 🔌')).toBeUndefined();
});

test('counts characters of two code units once', () => {
  expect(passwordFault('🔌'.repeat(11))).toBe('Please use at least 12 characters');
  expect(passwordFault('🔌'.repeat(128))).toBeUndefined();
  expect(passwordFault('🔌'.repeat(129))).toBe('Please use at most 128 characters');
});

test('rejects an empty password only if one is required', () => {
  for (const value of ['', null, undefined]) {
    expect(passwordFault(value)).toBeUndefined();
    expect(requiredPasswordFault(value)).toBe('Required');
  }
});

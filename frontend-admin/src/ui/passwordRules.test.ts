import { expect, test } from '@jest/globals';
import { passwordFault, requiredPasswordFault } from './passwordRules';

test('twelve characters are enough, eleven are not', () => {
  expect(passwordFault('x'.repeat(11))).toBe('Please use at least 12 characters');
  expect(passwordFault('lamp ferry 🔌')).toBeUndefined();
});

test('signs of two code units count once', () => {
  expect(passwordFault('🔌'.repeat(11))).toBe('Please use at least 12 characters');
  expect(passwordFault('🔌'.repeat(128))).toBeUndefined();
  expect(passwordFault('🔌'.repeat(129))).toBe('Please use at most 128 characters');
});

test('an empty one is a fault only where one is needed', () => {
  for (const value of ['', null, undefined]) {
    expect(passwordFault(value)).toBeUndefined();
    expect(requiredPasswordFault(value)).toBe('Required');
  }
});

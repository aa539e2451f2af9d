import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import type { Drawing } from '../api/types';
import { FIELD_RULES } from '../features/contact/validate';
import { photoGuides } from './photoGuides';

const names = (type?: string, drawing?: Drawing) => photoGuides(type, drawing).map(({ name }) => name);

test('shows three drawings that exist, for every type of work', () => {
  for (const type of ['', ...Object.keys(FIELD_RULES.serviceType.labels ?? {})]) {
    const guides = names(type);
    expect(new Set(guides).size).toBe(3);
    for (const name of guides) expect(existsSync(new URL(`../assets/guides/${name}.svg`, import.meta.url))).toBe(true);
  }
});

test("follows the type of work, and for 'other' the service that the visitor comes from", () => {
  expect(names('ev-charging')).toEqual(['parking', 'consumer-unit', 'meter']);
  expect(names('other', 'solar-panel-installation')).toEqual(['roof', 'meter', 'consumer-unit']);
  expect(names('eicr', 'solar-panel-installation')).toEqual(['consumer-unit', 'meter', 'room']);
  expect(names('other', 'eicr-testing')).toEqual(['consumer-unit', 'meter', 'room']);
  expect(names('nonsense')).toEqual(['consumer-unit', 'meter', 'room']);
});

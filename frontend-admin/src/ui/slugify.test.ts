import { expect, test } from '@jest/globals';
import { slugify } from './slugify';

test.each([
  ['EICR Testing', 'eicr-testing'],
  ['  EV Charging Points!  ', 'ev-charging-points'],
  ['Fire & Alarm -- Systems', 'fire-alarm-systems'],
  ['Café', 'caf'],
  ['!!!', ''],
])('%p becomes %p', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

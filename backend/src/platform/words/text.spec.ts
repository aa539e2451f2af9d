import { expect, it } from '@jest/globals';
import { comparable } from './text.js';

it.each([
  ['Heswall', 'heswall'],
  ['HESWALL ', ' heswall'],
  ["Pat O'Hara", 'pat o’hara'],
  ['Café Corner', 'CAFE CORNER'],
  ['Cafe\u0301', 'Café'],
  ['New  Brighton', 'New\u00a0Brighton'],
  ['1 High Street, Irby CH61 2AA', '1 High Street,Irby, CH612AA'],
  ['Straße', 'STRASSE'],
  ['Malmø', 'malmo'],
  ['Rewire – phase two', 'Rewire - phase two'],
])('takes %j and %j for the same', (one, other) => expect(comparable(one)).toBe(comparable(other)));

it.each([
  ['Flat 1, 2 High Street', 'Flat 12 High Street'],
  ['1-2 High Street', '12 High Street'],
  ['Job 1.5', 'Job 15'],
  ['Heswall', 'Heswell'],
  ['???', '!!!'],
])('keeps %j and %j apart', (one, other) => expect(comparable(one)).not.toBe(comparable(other)));

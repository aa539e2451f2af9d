import { expect, it } from '@jest/globals';
import { countByTopic, ranked } from './counts.js';

const counts = (views: number, calls = 0, enquiries = 0) => ({ views, calls, enquiries });

it('adds up the pages of a service and those of a place', () => {
  const { services, places } = countByTopic(
    new Map([
      ['/', counts(100, 5, 5)],
      ['/services', counts(50)],
      ['/services/page/2', counts(9)],
      ['/services/eicr', counts(10, 1)],
      ['/services/eicr/wirral', counts(20, 2, 1)],
      ['/services/eicr/chester', counts(5)],
      ['/services/ev-charging/wirral', counts(7, 0, 3)],
      ['/areas/wirral', counts(3, 1)],
      ['/areas', counts(4)],
      ['/about', counts(6)],
    ]),
  );
  expect(Object.fromEntries(services)).toEqual({ eicr: counts(35, 3, 1), 'ev-charging': counts(7, 0, 3) });
  expect(Object.fromEntries(places)).toEqual({ wirral: counts(30, 3, 4), chester: counts(5) });
});

it('ranks by calls and enquiries, then by views, then by name', () => {
  const by = new Map([
    ['b', counts(0, 1)],
    ['a', counts(0, 0, 1)],
    ['read', counts(90)],
    ['useful', counts(4, 1, 1)],
  ]);
  expect(ranked(by).map(({ key, rate }) => [key, rate])).toEqual([
    ['useful', 0.5],
    ['a', null],
    ['b', null],
    ['read', 0],
  ]);
});

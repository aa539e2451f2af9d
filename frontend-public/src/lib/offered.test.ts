import { expect, test } from '@jest/globals';
import { inTurn, naming } from './offered';

const service = (title: string) => ({
  title,
  slug: title,
  need: null,
  shortName: null,
  enquiryType: 'other' as const,
  drawing: null,
  isEmergency: false,
  price: null,
  firstLocation: null,
});

test('takes the first service of each group, then the second', () => {
  const groups = [{ services: [service('EICR Testing'), service('PAT Testing')] }, { services: [] }, { services: [service('Rewiring')] }];
  expect(inTurn(groups).map(({ title }) => title)).toEqual(['EICR Testing', 'Rewiring', 'PAT Testing']);
  expect(inTurn([])).toEqual([]);
  expect(inTurn()).toEqual([]);
});

test.each([
  [[], ''],
  [['EICR Testing'], ': EICR testing'],
  [['EICR Testing', 'LED Lighting Upgrades'], ': EICR testing and LED lighting upgrades'],
  [['Rewiring', 'EV Charging Points', 'Heat Pumps'], ': rewiring, EV charging points and more'],
])('names %j in a sentence', (titles, expected) => expect(naming(titles.map(service), 2)).toBe(expected));

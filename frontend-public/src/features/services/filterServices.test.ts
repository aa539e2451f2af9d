import { expect, test } from '@jest/globals';
import { countByCategory, filterServices } from './filterServices';

const services = ['EICR Testing', 'Emergency Electrical', 'Solar Panel Installation', 'Kitchen Electrical'].map((title, index) => ({
  id: String(index),
  slug: String(index),
  title,
  description: `About number ${index}`,
  icon: null,
}));
const titles = (category: string, search: string) => filterServices(services, category, search).map(({ title }) => title);

test('all shows all', () => expect(titles('all', '')).toHaveLength(4));
test('a category matches words of the title', () => expect(titles('emergency', '')).toEqual(['Emergency Electrical']));
test('the search looks at title and description, in any case', () => {
  expect(titles('all', 'SOLAR')).toEqual(['Solar Panel Installation']);
  expect(titles('all', 'number 3')).toEqual(['Kitchen Electrical']);
});
test('the search takes a space that does not break for any other', () => {
  const [first] = services;
  const standard = first && { ...first, description: 'Tested to BS\u00a07671' };
  expect(filterServices(standard ? [standard] : [], 'all', 'bs 7671')).toHaveLength(1);
});
test('category and search narrow together', () => expect(titles('domestic', 'testing')).toEqual(['EICR Testing']));
test('chips carry counts', () => {
  expect(countByCategory(services)[0]).toEqual({ value: 'all', text: 'All', count: 4 });
});

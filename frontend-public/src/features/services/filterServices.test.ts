import { describe, expect, test } from '@jest/globals';
import type { ServiceData } from '../../api/types';
import { countByCategory, filterServices, nearestServices } from './filterServices';

const services = [
  { title: 'EICR Testing', categories: ['domestic', 'commercial'] },
  { title: 'Emergency Electrical', categories: ['emergency'] },
  { title: 'Solar Panel Installation', categories: ['domestic', 'specialist'] },
  { title: 'Kitchen Electrical', categories: ['domestic'] },
].map(({ title, categories }, index) => ({
  id: String(index),
  slug: String(index),
  title,
  categories: categories as ServiceData['categories'],
  description: `About number ${index}`,
  icon: null,
  searchTerms: [] as string[],
  price: null,
  isEmergency: false,
  firstLocation: 'wirral',
}));
const titles = (category: string, search: string) => filterServices(services, category, search).map(({ title }) => title);

test("shows all services for the category 'all'", () => expect(titles('all', '')).toHaveLength(4));
test('finds what a service says of itself, whatever its title', () => {
  expect(titles('emergency', '')).toEqual(['Emergency Electrical']);
  const battery = services.slice(0, 1).map((service) => ({ ...service, title: 'Battery Storage', categories: ['specialist' as const] }));
  expect(filterServices(battery, 'specialist', '')).toHaveLength(1);
  expect(filterServices(battery, 'domestic', '')).toEqual([]);
});
test('counts a service for emergencies as one whatever its title', () => {
  const callOuts = services.map((service) => ({ ...service, title: 'Call-outs', categories: [], isEmergency: service.id === '2' }));
  expect(filterServices(callOuts, 'emergency', '').map(({ id }) => id)).toEqual(['2']);
  expect(filterServices(callOuts, 'domestic', '')).toEqual([]);
});
test('searches title and description, ignoring case', () => {
  expect(titles('all', 'SOLAR')).toEqual(['Solar Panel Installation']);
  expect(titles('all', 'number 3')).toEqual(['Kitchen Electrical']);
});
test('treats a non-breaking space as a space', () => {
  const [first] = services;
  const standard = first && { ...first, description: 'Tested to BS\u00a07671' };
  expect(filterServices(standard ? [standard] : [], 'all', 'bs 7671')).toHaveLength(1);
});
describe('words of texts, FAQs, projects and pages', () => {
  const more = [
    { id: '0', titles: '', own: 'cost', projects: '', pages: 'heat pump' },
    { id: '1', titles: 'heat induction pumps', own: '', projects: '', pages: '' },
    { id: '2', titles: '', own: 'battery heat pump', projects: '', pages: '' },
    { id: '3', titles: '', own: '', projects: 'heat pumps', pages: 'heswall' },
  ];
  const found = (search: string) => filterServices(services, 'all', search, more).map(({ id }) => id);
  test('find services, those of titles first, then the own ones, then those of projects and pages', () => {
    expect(found('heat pump')).toEqual(['1', '2', '3', '0']);
    expect(found('kitchen heswall')).toEqual(['3']);
    expect(found('solar battery')).toEqual(['2']);
  });
  test('stand behind the title, and forgive no typing error', () => {
    expect([found('pumps'), found('pu')]).toEqual([['1', '2', '3', '0'], []]);
    expect(found('solar heat')).toEqual(['2']);
    expect(found('batterz')).toEqual([]);
    expect(found('cost')).toEqual([]);
  });
});

test('folds letters as the server does', () => {
  const typed = { Ø: 'o', Æ: 'ae', ß: 'ss', Ł: 'l', Đ: 'd', Œ: 'oe', Þ: 'th', É: 'e', ﬁ: 'fi', İ: 'i', ı: 'i', ħ: 'h', ð: 'd' };
  for (const [letter, folded] of Object.entries(typed))
    for (const [title, search] of [
      [letter, folded],
      [folded, letter],
    ] as const) {
      const found = filterServices([{ ...services[0], title: `${title}x` } as (typeof services)[0]], 'all', `${search}x`);
      expect([title, search, found.length]).toEqual([title, search, 1]);
    }
});
test.each(["landlord's", 'landlord’s', 'landlords'])('%s finds every apostrophe', (search) => {
  const titled = (title: string) => filterServices([{ ...services[0], title } as (typeof services)[0]], 'all', search).length;
  expect([titled('The landlord’s certificate'), titled("The landlord's certificate")]).toEqual([1, 1]);
});

test('combines category and search', () => expect(titles('domestic', 'testing')).toEqual(['EICR Testing']));
test.each(['cost', 'Prices', 'how much', 'testing cost', 'cost of the eicr'])("'%s' finds what has a price", (search) => {
  const price = { from: 150, to: null, vat: 'included', for: 'homes', dependsOn: 'the rooms', checkedOn: '2026-03-02' } as const;
  const priced = services.map((service) => (service.id === '0' ? { ...service, price } : service));
  expect(filterServices(priced, 'all', search).map(({ title }) => title)).toEqual(['EICR Testing']);
  expect(titles('all', search)).toEqual([]);
});
test.each(['emergency', 'Emergency', 'power cut', 'power cut at night', 'urgent', 'no power', 'call-out', 'call out'])(
  "'%s' finds the call-out first",
  (search) => {
    const callOuts = [
      ...services,
      ...[
        { id: 'lights', title: 'Emergency Lighting' },
        { id: 'call', title: 'Fault Finding', isEmergency: true },
      ].map((fields) => ({
        ...{
          ...services[0],
          slug: 'x',
          categories: [],
          description: 'Power, no cut corners',
          icon: null,
          searchTerms: [],
          price: null,
          isEmergency: false,
        },
        ...{ firstLocation: 'wirral', ...fields },
      })),
    ];
    expect(filterServices(callOuts, 'all', search)[0]?.id).toBe('call');
  },
);
test("leaves the lights first for 'emergency lighting', and the call-out for 'emergency electrician'", () => {
  const both = [
    { ...services[0], id: 'lights', title: 'Emergency Lighting' },
    { ...services[0], id: 'call', title: 'Emergency Electrical', isEmergency: true },
  ] as (typeof services)[0][];
  const first = (search: string) => filterServices(both, 'all', search)[0]?.id;
  expect(['emergency lighting', 'emergency electrician', 'electrician near me'].map(first)).toEqual(['lights', 'call', undefined]);
});
test('counts services for each chip', () => {
  expect(countByCategory(services)[0]).toEqual({ value: 'all', text: 'All', count: 4 });
});

describe('finding services in everyday words', () => {
  const offered: [title: string, description: string, searchTerms: string[]][] = [
    ['EICR Testing', 'Fixed wiring inspected', ['landlord certificate', 'safety check']],
    ['Landlord Services', 'Rental compliance in one visit', ['certificate']],
    ['Consumer Unit Upgrades', 'Old boards replaced', ['fuse board', 'fuse box']],
    ['EV Charging Points', 'Home and workplace chargers', ['car charger', 'electric car']],
    ['Rewiring Services', 'Full and partial rewires', ['old wiring']],
    ['Data Cabling', 'Cabinets and Wi-Fi points', []],
    ['LED Lighting Upgrades', 'Old lamps replaced', ['spotlights']],
  ];
  const all = offered.map(([title, description, searchTerms]) => ({
    id: title,
    slug: title,
    title,
    categories: [],
    description,
    searchTerms,
    icon: null,
    price: null,
    isEmergency: false,
    firstLocation: 'wirral',
  }));
  const finds = (search: string) => filterServices(all, 'all', search).map(({ title }) => title);

  test.each([
    ['car charger', ['EV Charging Points']],
    ['charger for my car', ['EV Charging Points']],
    ['FÜSE BOARD', ['Consumer Unit Upgrades']],
    ['wi–fi points', ['Data Cabling']],
    ['FUSE BOARD', ['Consumer Unit Upgrades']],
    ['fuse boards', ['Consumer Unit Upgrades']],
    ['landlord certificate', ['Landlord Services', 'EICR Testing']],
    ['wifi', ['Data Cabling']],
    ['wi-fi points', ['Data Cabling']],
    ['ligh', ['LED Lighting Upgrades']],
    ['wiring', ['EICR Testing', 'Rewiring Services'].reverse()],
  ])('%s', (search, titles) => expect(finds(search)).toEqual(titles));

  test.each([
    ['chager', 'EV Charging Points'],
    ['chargger', 'EV Charging Points'],
    ['rewirng', 'Rewiring Services'],
    ['rewriing', 'Rewiring Services'],
    ['consumwr unit', 'Consumer Unit Upgrades'],
    ['landlord certifcate', 'Landlord Services'],
  ])('%s, with one letter wrong', (search, title) => expect(finds(search)[0]).toBe(title));

  test.each(['zzz', 'qwertyuiop', 'plumber', 'car zzz', 'boad'])('and for "%s" nothing', (search) => expect(finds(search)).toEqual([]));

  test.each([
    ['lights flickering', ['LED Lighting Upgrades']],
    ['car zzz', []],
    ['spotlight zzz', ['LED Lighting Upgrades']],
    ['safety of sockets', []],
    ['how much is a new fuse board?', ['Consumer Unit Upgrades']],
    ['landlord lights', ['Landlord Services', 'LED Lighting Upgrades']],
    ['heat pump', []],
    ['the price', []],
    ['*.+?( 💥', []],
  ])('the nearest to "%s" are %j', (search, expected) => {
    expect(nearestServices(all, search).map(({ title }) => title)).toEqual(expected);
  });

  test('forgives a typing error only if nothing else matches', () => {
    expect(finds('light')).toEqual(['LED Lighting Upgrades']);
  });

  test.each(['', '   ', 'the', '*.+?(', '💥'.repeat(60)])('"%s" does no harm', (search) => {
    expect(finds(search).length).toBe(search.includes('💥') || /^[\s\w*.+?(]*$/.test(search) ? 7 : 0);
  });
});

import { expect, test } from '@jest/globals';
import { recordsFound, screensNamed, textsFound } from './destinations';

const SCREENS = [
  { to: '/core-pages', title: 'Core Pages' },
  { to: '/homepage', title: 'Homepage' },
  { to: '/audit-log', title: 'Audit Log', words: 'who changed what' },
  { to: '/settings#field=phone', title: 'Phone Number', detail: 'Settings', words: 'page', isPart: true },
];

test.each([
  ['', ['Core Pages', 'Homepage', 'Audit Log']],
  ['pag', ['Core Pages', 'Phone Number']],
  ['who  changed', ['Audit Log']],
  ['number phone', ['Phone Number']],
  ['CORE P', ['Core Pages']],
  ['age', []],
  ['.*', []],
])("finds screens for '%s'", (text, titles) => {
  expect(screensNamed(text, SCREENS).map(({ title }) => title)).toEqual(titles);
});

const JOBS = [
  { to: '/reviews', title: 'Testimonials', words: 'reviews' },
  { to: '/profile', title: 'Change Your Password', words: 'own', isPart: true },
  { to: '/logout', title: 'Logout', isPart: true },
  { to: '/log', title: 'Log', isPart: true },
  { to: '/services', title: 'Prices of Services', words: 'cost rates up', isPart: true },
];

test.each([
  ['how do I change my password?', ['Change Your Password']],
  ['chnage pasword', ['Change Your Password']],
  ['testimonal', ['Testimonials']],
  ['put our prises up', ['Prices of Services']],
  ['raise the cost of services', ['Prices of Services']],
  ['costs', ['Prices of Services']],
  ['log', ['Log', 'Logout']],
  ['password zeppelin', []],
  ['hange', []],
  ['won', []],
])("finds what is meant by '%s'", (text, titles) => {
  expect(screensNamed(text, JOBS).map(({ title }) => title)).toEqual(titles);
});

test('begins with what was opened last', () => {
  const act = { to: () => undefined, title: 'Dark mode', words: 'change', isPart: true };
  const recent = ['Dark mode', '/profile Change Your Password', 'gone'];
  expect(screensNamed('', [...JOBS, act], recent).map(({ group, title }) => `${group}: ${title}`)).toEqual([
    'Recent: Dark mode',
    'Recent: Change Your Password',
    'Screens and actions: Testimonials',
  ]);
  expect(screensNamed('c', JOBS, recent).map(({ title }) => title)).toEqual(['Change Your Password', 'Prices of Services']);
});

test('leads to each record, and to the list where it found more', () => {
  const hits = [{ id: 'a', title: 'Mill', detail: 'Chester' }];
  const found = (total: number) => recordsFound([{ resource: 'projects', hits, total }], 'mi&l', () => 'Projects');
  const record = { group: 'Projects', title: 'Mill', detail: 'Chester', to: '/projects/a' };
  expect(found(1)).toEqual([record]);
  const all = { group: 'Projects', title: 'All 7 in the list', detail: null, to: '/projects?filter=%7B%22q%22%3A%22mi%26l%22%7D' };
  expect(found(7)).toEqual([record, all]);
});

test('leads to the field of each text', () => {
  const text = {
    resource: 'service-location-pages',
    id: 'a',
    title: 'EICR',
    version: 1,
    at: 0,
    before: 'Safe ',
    found: 'tests',
    after: '.',
  } as const;
  expect(textsFound([{ ...text, path: 'features.2' }])).toEqual([
    { group: 'Texts', title: 'Safe tests.', detail: 'EICR', to: '/service-pages/a#field=features' },
  ]);
});

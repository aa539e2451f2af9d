import { expect, test } from '@jest/globals';
import { preparedAgain } from '../platform/database/word-index.js';
import { wordsOfInquiry, wordsOfSearch } from './inquiry-words.js';

const inquiry = (fields: object) =>
  wordsOfInquiry({ name: 'Zoë O’Neill', company: null, email: 'zoe.o@mail.example', phone: '0151 496 0771', message: '', ...fields });

const finds = (search: string, fields: object = {}) => {
  const words = inquiry(fields);
  return wordsOfSearch(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
};

test.each([
  'zoe',
  'ZOË neil',
  'zoe.o@mail.ex',
  '0151',
  '4960771',
  '0151 496',
  '496-0771',
  '+44 151 496 0771',
  '+44 (0)151 4960771',
  '0044151496',
])('finds an enquiry by %s', (search) => expect(finds(search)).toBe(true));

test.each([
  ['oneill', 'Zoë O’Neill'],
  ['oneill', "zoe o'neill"],
  ['smithjones', 'Ann Smith–Jones'],
  ['darcys', "Heating Ltd of D'Arcy's"],
])('finds by %s whose name is %s', (search, name) => {
  expect(finds(search, { name })).toBe(true);
  expect(finds(search, { company: name })).toBe(true);
});

test('finds a telephone number in any grouping', () => {
  expect(finds('0151 496 0771', { phone: '+44 (0) 1514960771' })).toBe(true);
  expect(finds('496 0771', { phone: '01514 960771' })).toBe(true);
  expect(finds('0151 496 0772')).toBe(false);
  expect(finds('12', { phone: '12' })).toBe(true);
});

test.each([
  ['01515550123', '+44 151 555 0123'],
  ['0151 555 0123', '+44 0151 555 0123'],
  ['+44 (0)151 555 0123', '01515550123'],
  ['+441515550123', '(0151) 555-0123 ext 4'],
  ['07700900456', '7700900456'],
  ['07700 900456', '44 7700 900456'],
])('finds by %s who wrote %s', (search, phone) => expect(finds(search, { phone })).toBe(true));

test.each([
  ['soren', 'Søren'],
  ['SØREN', 'Soren'],
  ['strasse', 'Straße'],
  ["o'neill", 'O’Neill'],
  ['o’neill', "O'Neill"],
  ['smith-jones', 'Smith–Jones'],
  ['ch601aa', 'The flat is in CH60 1AA.'],
  ['CH60 1AA', 'ch601aa, the flat'],
  ['ch60', 'ch601aa'],
  ['ch601', 'CH60 1AA'],
])('finds by %s what is written as %s', (search, message) => expect(finds(search, { message })).toBe(true));

test('finds the words of an older version as it finds new ones', () => {
  const before = ['søren', 'ch60', '1aa', 'wall'].map((word) => `ww${word}`).join(' ');
  expect(preparedAgain(before)).toBe('wwsoren wwch60 ww1aa wwwall wwch601aa');
  expect(preparedAgain('wwpark wwroad')).toBe('wwpark wwroad');
});

test('finds prefixes of short and common words in the message', () => {
  const message = 'The flat at 12 Park Road: 100% of the sockets';
  for (const search of ['the', 'at 12', 'sock', 'park flat', '100%']) expect(finds(search, { message })).toBe(true);
  for (const search of ['ockets', 'garden', 'park garden']) expect(finds(search, { message })).toBe(false);
});

test('ignores punctuation', () => {
  for (const search of ['%%%', '___', '"', '🔌']) expect(wordsOfSearch(search)).toEqual([]);
});

test('stores each word once', () => {
  const words = inquiry({ message: 'Zoë zoe ZOE' });
  expect(words.filter((word) => word === 'zoe')).toHaveLength(1);
});

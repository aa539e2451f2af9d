import { expect, test } from '@jest/globals';
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

test('finds a telephone number in any grouping', () => {
  expect(finds('0151 496 0771', { phone: '+44 (0) 1514960771' })).toBe(true);
  expect(finds('496 0771', { phone: '01514 960771' })).toBe(true);
  expect(finds('0151 496 0772')).toBe(false);
  expect(finds('12', { phone: '12' })).toBe(true);
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

import { expect, test } from '@jest/globals';
import { withClaimsMarked } from './claims';

const marked = (html: string) => [...withClaimsMarked(html).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words);

test('marks numbers, times, promises, qualifications and laws', () => {
  expect(marked('<p>We come within the hour for £95, or in 3 days.</p>')).toEqual(['We', 'within the', '£95', '3 days']);
  expect(marked('<p>Our certified staff follow BS 7671 and Part P, and guarantee it.</p>')).toEqual([
    'Our',
    'certified',
    'BS 7671',
    'Part P',
    'guarantee',
  ]);
  expect(marked('<p>A socket is a socket, coded C1.</p>')).toEqual([]);
});

test('leaves tags and signs as they are', () => {
  expect(withClaimsMarked('<a href="/services/part-p/2">Rules</a> &amp; more')).toBe('<a href="/services/part-p/2">Rules</a> &amp; more');
});

import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningOf, readTerms } from './terms';

const GLOSSARY = join(import.meta.dirname, '../../../docs/guide/words-of-the-trade.md');
const terms = readTerms(readFileSync(GLOSSARY, 'utf8'));

test.each([
  ['URL Slug', /^The part of an address .* such as rewiring\./],
  ['Canonical URL', /several addresses of one page/],
  ['Meta Title', /blue line/],
  ['Meta Description', /grey text/],
  ['Alt text', /cannot see it/],
  ['Hero Image', /top of a page/],
  ['Call to Action', /ring or to write/],
  ['CTA', /ring or to write/],
  ['Call-to-action card of this page', /ring or to write/],
  ['Redirect', /old address/],
  ['Webhook Address', /another program/],
  ['SMTP Host', /mail provider/],
  ['Open Graph Image URL', /shares a link/],
])('explains %s', (label, meaning) => {
  expect(meaningOf(label, terms)).toMatch(meaning);
});

test.each(['Title', 'Name', 'Altitude', 'Phone Number'])('says nothing of %s', (label) => {
  expect(meaningOf(label, terms)).toBeUndefined();
});

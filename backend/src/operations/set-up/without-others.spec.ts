import { expect, it } from '@jest/globals';
import { withoutOthers } from './without-others.js';

const link = (slug: string) => `<a href="/services/${slug}">${slug}</a>`;
const offered = new Set(['eicr-testing']);

it('leaves out the sentences that lead to services which are not offered', () => {
  expect(
    withoutOthers(`<p>Rooms differ: see ${link('kitchens')} and ${link('baths')}. Ask us. See ${link('eicr-testing')}.</p>`, offered),
  ).toBe(`<p>Ask us. See ${link('eicr-testing')}.</p>`);
  expect(withoutOthers(`<p>Solar pays. Planning ${link('ev')} as well? Tell us now.</p>`, offered)).toBe('<p>Solar pays.</p>');
});

it('leaves out paragraphs and items of such sentences alone', () => {
  expect(withoutOthers(`<p>One.</p>\n<ul>\n<li>Floor boxes and ${link('data')}.</li>\n<li>Two</li>\n</ul>`, offered)).toBe(
    '<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>',
  );
});

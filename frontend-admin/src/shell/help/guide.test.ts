import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFor, type Inline, toEntry } from './guide';

const GUIDE = join(import.meta.dirname, '../../../../docs/guide');
const read = (file: string) => readFileSync(join(GUIDE, file), 'utf8');
const names = readdirSync(GUIDE).flatMap((file) => (file === 'README.md' ? [] : file.replace(/\.md$/, '')));
const entries = names.map((name) => toEntry(name, read(`${name}.md`)));

/** What App.tsx shows, by its address. */
const app = readFileSync(join(import.meta.dirname, '../../App.tsx'), 'utf8');
const screens = [
  '/',
  ...[...app.matchAll(/^ {2}(?:\{ name:| {2}name:) '([a-z-]+)'/gm)].map(([, name]) => `/${name}`),
  ...[...app.matchAll(/^ {2}'(\/[a-z-/]+?)(?:\/[:*].*)?':/gm)].map(([, path]) => path ?? ''),
];

describe('the guide', () => {
  test('knows the screens', () => {
    expect(screens).toEqual(expect.arrayContaining(['/inquiries', '/trash', '/report', '/settings', '/service-pages/for-places', '/help']));
  });

  test.each(screens)('has an entry for %s', (screen) => {
    expect(entryFor(screen, entries)).toBeDefined();
  });

  test.each(entries)('has in $name a title, words, steps and a screen that exists', ({ name, title, screen, words, blocks }) => {
    expect({ title, words }).toEqual({ title: expect.stringMatching(/^[A-Z].{4,60}$/), words: expect.stringMatching(/\w/) });
    expect(screens).toContain(screen.replace(/\?.*|\/create$/g, '') || '/');
    expect(blocks.length).toBeGreaterThan(0);
    const texts = blocks.flatMap((block) => ('text' in block ? block.text : block.items.flat()));
    const links = texts.flatMap((word: Inline) => (typeof word === 'object' && 'link' in word ? word.to : []));
    expect(links.filter((to) => !names.includes(to))).toEqual([]);
    // What the reader does not know would be shown as it is written.
    expect(texts.filter((word) => typeof word === 'string' && /\*\*|\]\(|^#/.test(word))).toEqual([]);
    expect(read('README.md')).toContain(`- [${title}](${name}.md)`);
  });
});

test('reads paragraphs, lists, bold and italic words and links', () => {
  expect(
    toEntry('a', '<!-- screen: /x -->\n<!-- words: b -->\n\n# Title\n\nOne **bold**\nline.\n\n1. _First_\n2. [Next](b-c.md).\n'),
  ).toEqual({
    ...{ name: 'a', title: 'Title', screen: '/x', words: 'b' },
    blocks: [
      { text: ['One ', { bold: 'bold' }, ' line.'] },
      { items: [[{ italic: 'First' }], [{ link: 'Next', to: 'b-c' }, '.']], isNumbered: true },
    ],
  });
});

test('finds the entry of what an address is in', () => {
  const at = (screen: string) => ({ name: screen, title: '', screen, words: '', blocks: [] });
  const all = ['/', '/inquiries', '/inquiries/create', '/settings', '/inquiries?spam'].map(at);
  const found = (address: string) => entryFor(address, all)?.name;
  expect(['/', '/inquiries/12', '/inquiries/create', '/inquiries?spam', '/inquiries?x', '/settings/mail', '/other'].map(found)).toEqual([
    ...['/', '/inquiries', '/inquiries/create', '/inquiries?spam', '/inquiries', '/settings', undefined],
  ]);
});

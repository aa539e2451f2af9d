import { describe, expect, test } from '@jest/globals';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { guidePictures } from '../../../e2e/guidePictures';
import { asPage } from './asPage';
import { emptyLists } from '../../lists/emptyLists';
import { type Block, entryFor, type Inline, toEntry } from './guide';

const GUIDE = join(import.meta.dirname, '../../../../docs/guide');
const read = (file: string) => readFileSync(join(GUIDE, file), 'utf8');
const names = readdirSync(GUIDE).flatMap((file) => (file === 'README.md' || file === 'pictures' ? [] : file.replace(/\.md$/, '')));
const entries = names.map((name) => toEntry(name, read(`${name}.md`)));

/** What App.tsx shows, by its address. */
const app = readFileSync(join(import.meta.dirname, '../../App.tsx'), 'utf8');
const screens = [
  '/',
  ...[...app.matchAll(/^ {2}(?:\{ name:| {2}name:) '([a-z-]+)'/gm)].map(([, name]) => `/${name}`),
  ...[...app.matchAll(/^ {2}'(\/[a-z-/]+?)(?:\/[:*].*)?':/gm)].map(([, path]) => path ?? ''),
];

const wordsOf = (block: Block): Inline[] => ('text' in block ? block.text : 'items' in block ? block.items.flat() : [block.alt]);

const SOURCES = join(import.meta.dirname, '../..');
const sources = globSync('**/*.tsx', { cwd: SOURCES }).map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }));

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
    const texts = blocks.flatMap(wordsOf);
    const links = texts.flatMap((word: Inline) => (typeof word === 'object' && 'link' in word ? word.to : []));
    expect(links.filter((to) => !names.includes(to))).toEqual([]);
    // What the reader does not know would be shown as it is written.
    expect(texts.filter((word) => typeof word === 'string' && /\*\*|\]\(|^#/.test(word))).toEqual([]);
    expect(read('README.md')).toContain(`- [${title}](${name}.md)`);
  });

  test('has the entries that dialogs lead to', () => {
    const named = sources.flatMap(({ code }) => [...code.matchAll(/\bhelp=(?:"|\{[^}]*? \? ')([a-z-]+)/g)].map(([, name]) => name));
    expect(named).toEqual(expect.arrayContaining(['bring-back-what-was-deleted', 'import-any-list', 'publish-at-a-time', 'undo-a-change']));
    expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });

  test('is led to by each dialog, except those that ask to sign in or only show', () => {
    const own = sources.filter(({ code }) => /<Dialog$|<Dialog /m.test(code)).map(({ file }) => file.replace(/^.*\//, ''));
    expect(own.sort()).toEqual(['ConfirmDialog.tsx', 'DialogFrame.tsx', 'PreviewBeside.tsx', 'QuestionDialog.tsx', 'TrashList.tsx']);
  });

  test('says of each empty list what it is for', () => {
    const lists = [...app.matchAll(/^ {2}(?:\{ name:| {2}name:) '([a-z-]+)'/gm)].map(([, name]) => name);
    const made = lists.filter((name) => !['content-checks', 'audit-log', 'trash'].includes(name ?? ''));
    expect(Object.keys(emptyLists).sort()).toEqual(made.sort());
  });

  test('shows pictures that a journey takes, each small', () => {
    const shown = entries.flatMap(({ blocks }) => blocks.flatMap((block) => ('picture' in block ? [block.picture] : []))).sort();
    expect(shown).toEqual(Object.keys(guidePictures).sort());
    expect(readdirSync(join(GUIDE, 'pictures')).sort()).toEqual(shown.map((name) => `${name}.webp`));
    for (const name of shown) expect(statSync(join(GUIDE, 'pictures', `${name}.webp`)).size).toBeLessThan(31_000);
    for (const { screen } of Object.values(guidePictures)) expect(screens).toContain(`/${screen}`.replace(/\?.*|\/create$/g, ''));
  });

  test('is one page for when the website cannot be reached', () => {
    const entry = toEntry(
      'a',
      '<!-- screen: /x -->\n\n# A <b>\n\nOne **bold** & [next](b.md).\n\n![A "shot"](pictures/a.webp)\n\n1. _Do_ it.\n',
    );
    const html = asPage([entry], { a: '/admin/assets/a-1.webp' });
    for (const part of [
      '<li><a href="#a">A &lt;b&gt;</a></li>',
      '<h2 id="a">A &lt;b&gt;</h2><p>One <b>bold</b> &amp; <a href="#b">next</a>.</p>',
      '<p><img src="/admin/assets/a-1.webp" alt="A &quot;shot&quot;"></p><ol><li><i>Do</i> it.</li></ol>',
    ])
      expect(html).toContain(part);
  });
});

test('reads paragraphs, lists, pictures, bold and italic words and links', () => {
  expect(
    toEntry(
      'a',
      '<!-- screen: /x -->\n<!-- words: b -->\n\n# Title\n\nOne **bold**\nline.\n\n![Alt](pictures/a.webp)\n\n1. _First_\n2. [Next](b-c.md).\n',
    ),
  ).toEqual({
    ...{ name: 'a', title: 'Title', screen: '/x', words: 'b' },
    blocks: [
      { text: ['One ', { bold: 'bold' }, ' line.'] },
      { picture: 'a', alt: 'Alt' },
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

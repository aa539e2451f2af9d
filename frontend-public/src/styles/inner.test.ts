import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { page } from '../testing/page';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
/** The classes that the sheets imported by one name. */
const classesIn = (sheet: string) =>
  new Set(
    Array.from(read(sheet).matchAll(/@import '(.*?)'/g), ([, file = '']) => read(file)).flatMap((css) =>
      Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name),
    ),
  );

const INNER = '<link rel="stylesheet" href="/inner.css">';

test('the home page has nothing that the styles of inner pages alone know, and no link to them', async () => {
  const { html } = await page('/');
  const [everywhere, inner] = [classesIn('./index.css'), classesIn('./inner.css')];
  expect(inner.size).toBeGreaterThan(50);
  const shown = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
  expect([...shown].filter((name) => inner.has(name) && !everywhere.has(name))).toEqual([]);
  expect(html).not.toContain(INNER);
  for (const path of ['/services/service-1', '/areas', '/contact']) expect((await page(path)).html).toContain(INNER);
});

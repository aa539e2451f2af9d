import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, ROOT, rowsOf } from './support/named-tests.js';

const DOCUMENT = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
/** Requirements of level 1 and 2 in version 5.0 by chapter. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7].map((count, index) => ({ chapter: index + 1, count }));
const UNMET = '**unmet**';

const lines = rowsOf(DOCUMENT);
const rows = lines.filter(([number = '', level = '']) => /^\d+(\.\d+){2}$/.test(number) && /^[12]$/.test(level));
const others = lines.flatMap((cells) => (cells.length === 2 ? (cells[0]?.match(/\d+(?:\.\d+){2}/g) ?? []) : []));
const tests = rows.flatMap(([number, , , , cell = '']) => (cell === UNMET ? [] : cell.split('<br>').map((test) => ({ number, test }))));

describe('docs/asvs.md', () => {
  it('names only tests that exist', () => {
    expect(tests.filter(({ test }) => !isTest(test))).toEqual([]);
    expect(tests.length).toBeGreaterThan(100);
  });

  it('has every requirement once, with a test or as unmet, or the reason why it does not apply', () => {
    const numbers = [...rows.map(([number = '']) => number), ...others];
    expect(new Set(numbers).size).toBe(numbers.length);
    const counts = REQUIREMENTS.map(({ chapter }) => ({
      chapter,
      count: numbers.filter((number) => number.startsWith(`${chapter}.`)).length,
    }));
    expect(counts).toEqual(REQUIREMENTS);
    for (const cells of rows) expect(cells.map(Boolean)).toEqual([true, true, true, true, true]);
  });

  it('counts what is unmet', () => {
    const unmet = rows.filter(([, , , , cell]) => cell === UNMET).length;
    const [, all, apply, met, missing, other] = (
      /has (\d+) requirements[^\d]*(\d+) apply, of which\s(\d+) have a test\. (\d+)[^]*?(\d+) do\s+not apply/.exec(DOCUMENT) ?? []
    ).map(Number);
    expect({ all, apply, met, missing, other }).toEqual({
      all: rows.length + others.length,
      apply: rows.length,
      met: rows.length - unmet,
      missing: unmet,
      other: others.length,
    });
  });
});

// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, ROOT, rowsOf } from './support/named-tests.js';

const DOCUMENT = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
/** Requirements of level 1 and 2 in version 5.0 by chapter. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7].map((count, index) => ({ chapter: index + 1, count }));

/** A heading with number and level, the standard's sentence, ours, and a list of tests. */
const requirements = DOCUMENT.split(/^### /m)
  .slice(1)
  .map((section) => {
    const lines = section.split('\n');
    return {
      number: /^(\d+(?:\.\d+){2}), level [12]$/.exec(lines[0] ?? '')?.[1] ?? lines[0] ?? '',
      quoted: lines[2]?.startsWith('> Verify ') ?? false,
      unmet: lines[4]?.startsWith('**Unmet.** ') ?? false,
      tests: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    };
  });
const others = rowsOf(DOCUMENT).flatMap(([numbers = '']) => numbers.match(/\d+(?:\.\d+){2}/g) ?? []);

describe('docs/asvs.md', () => {
  it('names only tests that exist', () => {
    const tests = requirements.flatMap(({ number, tests }) => tests.map((test) => ({ number, test })));
    expect(tests.filter(({ test }) => !isTest(test))).toEqual([]);
    expect(tests.length).toBeGreaterThan(100);
  });

  it('has every requirement once, quoted, with a test or as unmet, or the reason why it does not apply', () => {
    const numbers = [...requirements.map(({ number }) => number), ...others];
    expect(new Set(numbers).size).toBe(numbers.length);
    const counts = REQUIREMENTS.map(({ chapter }) => ({
      chapter,
      count: numbers.filter((number) => number.startsWith(`${chapter}.`)).length,
    }));
    expect(counts).toEqual(REQUIREMENTS);
    expect(requirements.filter(({ quoted }) => !quoted)).toEqual([]);
    expect(requirements.filter(({ unmet, tests }) => unmet === tests.length > 0)).toEqual([]);
  });

  it('counts what is unmet', () => {
    const unmet = requirements.filter((requirement) => requirement.unmet).length;
    const [, all, apply, met, missing, other] = (
      /has (\d+) requirements[^\d]*(\d+) apply, of which\s(\d+) have a test\. (\d+)[^]*?(\d+) do\s+not apply/.exec(DOCUMENT) ?? []
    ).map(Number);
    expect({ all, apply, met, missing, other }).toEqual({
      all: requirements.length + others.length,
      apply: requirements.length,
      met: requirements.length - unmet,
      missing: unmet,
      other: others.length,
    });
  });
});

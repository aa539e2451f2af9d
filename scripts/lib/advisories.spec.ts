import { expect, test } from '@jest/globals';
import { advisoryFaults, lastLookup } from './advisories.mjs';

const TODAY = '2026-11-24';
const ID = 'GHSA-35jh-r3h4-6jhm';
const until = (day: string) => [{ id: ID, until: day, reason: 'Only in the bench.' }];

/** As `npm audit --json` prints it: the second package is weak only by the first. */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    lodash: {
      name: 'lodash',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1_106_913,
          name: 'lodash',
          dependency: 'lodash',
          title: 'Command Injection in lodash',
          url: `https://github.com/advisories/${ID}`,
          severity: 'high',
          range: '<4.17.21',
        },
      ],
      effects: ['tool'],
      range: '<=4.17.20',
      nodes: ['node_modules/lodash'],
      fixAvailable: true,
    },
    tool: {
      name: 'tool',
      severity: 'high',
      isDirect: true,
      via: ['lodash'],
      effects: [],
      range: '*',
      nodes: ['node_modules/tool'],
      fixAvailable: false,
    },
  },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 } },
};
const CLEAN = { auditReportVersion: 2, vulnerabilities: {} };

test('names an advisory once, with its address', () => {
  expect(advisoryFaults(REPORT, [], TODAY)).toEqual([
    `lodash <4.17.21: Command Injection in lodash (high), https://github.com/advisories/${ID}`,
  ]);
  expect(advisoryFaults(CLEAN, [], TODAY)).toEqual([]);
});

test('accepts an exception until its day', () => {
  expect(advisoryFaults(REPORT, until('2026-11-24'), TODAY)).toEqual([]);
  expect(advisoryFaults(REPORT, until('2026-11-23'), TODAY)).toEqual([`The exception for ${ID} ended on 2026-11-23: Only in the bench.`]);
});

test('rejects an exception that nothing needs, or without a day or a reason', () => {
  expect(advisoryFaults(CLEAN, until('2027-01-31'), TODAY)).toEqual([`The exception for ${ID} is no longer needed: remove it.`]);
  for (const wrong of [until('soon'), [{ id: ID, until: '2027-01-31', reason: '' }]])
    expect(advisoryFaults(REPORT, wrong, TODAY)).toEqual([expect.stringContaining('needs a day such as')]);
});

test('does not take a service that cannot be reached for a clean report', () => {
  expect(() => advisoryFaults({ message: '405 Method Not Allowed', statusCode: 405 }, [], TODAY)).toThrow(
    'no answer: 405 Method Not Allowed',
  );
});

test('says without an answer when the advisories were last looked up, and for which packages', () => {
  const lookup = { on: '2026-11-20', lockfile: 'ab12' };
  expect(lastLookup(null, 'ab12')).toMatch(/^The advisories have never been looked up\./);
  expect(lastLookup(lookup, 'ab12')).toBe('The advisories were last looked up on 2026-11-20, for these packages.');
  expect(lastLookup(lookup, 'cd34')).toBe('The advisories were last looked up on 2026-11-20, for an earlier package-lock.json.');
});

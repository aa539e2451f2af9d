import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { defaultSettings } from '../../sample-content/content/settings.js';
import { locations } from '../../sample-content/content/locations.js';
import { judge as judgeNear } from './judge.js';
import { nearOf } from './near.js';
import type { Sent } from './written.js';

const HOME = nearOf({ address: defaultSettings.address, places: locations });
const judge = (message: Sent) => judgeNear(message, HOME);
const read = (name: string): Sent[] =>
  JSON.parse(readFileSync(new URL(`../../../test/spam/messages/${name}.json`, import.meta.url), 'utf8')) as Sent[];
const halves = ['tune', 'report'].map((half) => {
  const [real, spam] = [read(`${half}-real`), read(`${half}-spam`)];
  const lost = real.filter((message) => judge(message).isSpam);
  const missed = spam.filter((message) => !judge(message).isSpam);
  return { half, real, spam, lost, missed };
});

/**
 * Judges the messages by their text alone, as if a person had typed each: without the hidden field, the time taken and earlier messages.
 * The rules are tuned on one half of them; never look at the other half while tuning.
 */
describe.each(halves)(
  'half $half: $lost.length of $real.length real messages lost, $missed.length of $spam.length spam messages missed',
  ({ real, spam, lost, missed }) => {
    it('has at least 60 messages of each kind', () => {
      expect(Math.min(real.length, spam.length)).toBeGreaterThanOrEqual(60);
    });

    it('loses no real enquiry', () => {
      expect(lost).toEqual([]);
    });

    it('catches at least 95% of spam', () => {
      expect(missed.length / spam.length).toBeLessThanOrEqual(0.05);
    });
  },
);

it('measures no message in both halves', () => {
  const [tune = [], report = []] = halves.map(({ real, spam }) => [...real, ...spam].map(({ message }) => message));
  expect(new Set([...tune, ...report]).size).toBe(tune.length + report.length);
});

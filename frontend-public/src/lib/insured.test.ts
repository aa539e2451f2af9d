import { expect, test } from '@jest/globals';
import { company } from '../testing/fixtures';
import { insured, isFullyInsured, pounds } from './insured';

test('writes sums as people say them', () => {
  expect([5_000_000, 2_500_000, 1_250_000, 250_000].map(pounds)).toEqual(['£5 million', '£2.5 million', '£1,250,000', '£250,000']);
});

test('names the sum beside what is insured, and neither without it', () => {
  expect(insured({ insurance: 'Public liability', insuredSum: 5_000_000 })).toBe('Public liability, up to £5 million');
  expect(insured({ insurance: 'Public liability', insuredSum: null })).toBe('Public liability');
  expect(insured({ insurance: null, insuredSum: 5_000_000 })).toBeNull();
});

test('is full only with insurer, kind and sum, except of the sample company', () => {
  const given = company({ isSample: false, insurance: 'Public liability', insurer: 'Mutual', insuredSum: 5_000_000 });
  const lacking = [{ insurance: null }, { insurer: null }, { insuredSum: null }].map((lacks) => isFullyInsured({ ...given, ...lacks }));
  expect([isFullyInsured(given), ...lacking, isFullyInsured(company())]).toEqual([true, false, false, false, true]);
});

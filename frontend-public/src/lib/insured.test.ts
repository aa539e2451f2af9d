import { expect, test } from '@jest/globals';
import { insured, pounds } from './insured';

test('writes sums as people say them', () => {
  expect([5_000_000, 2_500_000, 1_250_000, 250_000].map(pounds)).toEqual(['£5 million', '£2.5 million', '£1,250,000', '£250,000']);
});

test('names the sum beside what is insured, and neither without it', () => {
  expect(insured({ insurance: 'Public liability', insuredSum: 5_000_000 })).toBe('Public liability, up to £5 million');
  expect(insured({ insurance: 'Public liability', insuredSum: null })).toBe('Public liability');
  expect(insured({ insurance: null, insuredSum: 5_000_000 })).toBeNull();
});

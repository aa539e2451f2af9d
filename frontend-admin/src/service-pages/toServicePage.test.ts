import { expect, test } from '@jest/globals';
import { toServicePage } from './toServicePage';

test('a call-to-action card without a word of its own is none', () => {
  expect(toServicePage({ ctaOverrides: { title: null, text: '' } })).toEqual({ order: 0, ctaOverrides: null });
  expect(toServicePage({ ctaOverrides: null })).toEqual({ order: 0, ctaOverrides: null });
  expect(toServicePage({ ctaOverrides: { title: 'Book', text: null } })['ctaOverrides']).toEqual({ title: 'Book' });
});

test('an empty address is left out, an order that is no whole number is 0', () => {
  expect(toServicePage({ slug: '', order: 'x' })).toEqual({ order: 0, ctaOverrides: null });
  expect(toServicePage({ slug: 'eicr-testing-wirral', order: '3' })).toMatchObject({ slug: 'eicr-testing-wirral', order: 3 });
});

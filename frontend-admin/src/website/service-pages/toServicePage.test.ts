import { expect, test } from '@jest/globals';
import { toServicePage } from './toServicePage';

test('sends an empty call-to-action card as null', () => {
  expect(toServicePage({ ctaOverrides: { title: null, text: '' } })).toEqual({ ctaOverrides: null });
  expect(toServicePage({ ctaOverrides: null })).toEqual({ ctaOverrides: null });
  expect(toServicePage({ ctaOverrides: { title: 'Book', text: null } })['ctaOverrides']).toEqual({ title: 'Book' });
});

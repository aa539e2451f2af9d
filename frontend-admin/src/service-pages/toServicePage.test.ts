import { expect, test } from '@jest/globals';
import { toServicePage } from './toServicePage';

test('sends an empty call-to-action card as null', () => {
  expect(toServicePage({ ctaOverrides: { title: null, text: '' } })).toEqual({ order: 0, ctaOverrides: null });
  expect(toServicePage({ ctaOverrides: null })).toEqual({ order: 0, ctaOverrides: null });
  expect(toServicePage({ ctaOverrides: { title: 'Book', text: null } })['ctaOverrides']).toEqual({ title: 'Book' });
});

test('leaves out an empty slug and sends an invalid order as 0', () => {
  expect(toServicePage({ slug: '', order: 'x' })).toEqual({ order: 0, ctaOverrides: null });
  expect(toServicePage({ slug: 'eicr-testing-wirral', order: '3' })).toMatchObject({ slug: 'eicr-testing-wirral', order: 3 });
});

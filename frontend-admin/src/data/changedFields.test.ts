import { expect, test } from '@jest/globals';
import { changedFields } from './changedFields';

test('only what was changed is sent, lists and records compared by content', () => {
  const previous = { title: 'PAT Testing', keywords: ['pat'], image: null, gallery: [{ url: '/a', alt: '' }], isActive: true };
  const data = { title: 'PAT testing', keywords: ['pat'], image: undefined, gallery: [{ url: '/a', alt: 'Board' }], isActive: true };
  expect(changedFields(data, previous)).toEqual({ title: 'PAT testing', gallery: [{ url: '/a', alt: 'Board' }] });
});

test('what is cleared is sent', () => {
  expect(changedFields({ description: '' }, { description: 'Old' })).toEqual({ description: '' });
});

test('without a former record everything is sent', () => {
  expect(changedFields({ title: 'New' }, undefined)).toEqual({ title: 'New' });
});

import { expect, test } from '@jest/globals';
import { changedFields } from './changedFields';

test('sends only what was changed, comparing lists and objects by content', () => {
  const previous = { title: 'PAT Testing', keywords: ['pat'], image: null, gallery: [{ url: '/a', alt: '' }], isActive: true };
  const data = { title: 'PAT testing', keywords: ['pat'], image: undefined, gallery: [{ url: '/a', alt: 'Board' }], isActive: true };
  expect(changedFields(data, previous)).toEqual({ title: 'PAT testing', gallery: [{ url: '/a', alt: 'Board' }] });
});

test('sends cleared fields', () => {
  expect(changedFields({ description: '' }, { description: 'Old' })).toEqual({ description: '' });
});

test('sends everything for a new record', () => {
  expect(changedFields({ title: 'New' }, undefined)).toEqual({ title: 'New' });
});

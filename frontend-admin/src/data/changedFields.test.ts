import { expect, test } from '@jest/globals';
import { changedFields, onTopOf } from './changedFields';

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

test('takes my value where I changed it, else theirs', () => {
  expect(onTopOf('theirs', 'mine', 'base')).toBe('mine');
  expect(onTopOf('theirs', 'base', 'base')).toBe('theirs');
  expect(onTopOf(['theirs'], ['mine'], ['base'])).toEqual(['mine']);
});

test('keeps their changes to the parts that I did not touch', () => {
  const base = { mon: { opens: '08:00', closes: '17:00' }, sun: null };
  const mine = { mon: { opens: '09:00', closes: '17:00' }, sun: null };
  const theirs = { mon: { opens: '08:00', closes: '18:00' }, sun: { opens: '10:00', closes: '12:00' } };
  expect(onTopOf(theirs, mine, base)).toEqual({ mon: { opens: '09:00', closes: '18:00' }, sun: theirs.sun });
  expect(onTopOf({ ...base, sun: theirs.sun }, { ...base, mon: null }, base)).toEqual({ mon: null, sun: theirs.sun });
});

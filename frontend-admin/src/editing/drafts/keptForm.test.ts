import { expect, test } from '@jest/globals';
import { keptForm, onTopOfStored } from './keptForm';

const NOW = new Date('2026-11-23T14:02:00Z');
const stored = { title: 'base', order: 1, list: ['a'], password: undefined };

test('keeps the changed fields with the value on which they are based, and no password', () => {
  const values = { title: 'mine', order: 1, list: ['a'], password: 'a secret', smtpPassword: 'another', currentPassword: 'third' };
  const dirty = { title: true, order: true, list: [false], password: true, smtpPassword: true, currentPassword: true };
  expect(keptForm(values, dirty, stored, undefined, NOW)).toEqual({
    at: '2026-11-23T14:02:00.000Z',
    fields: { title: { mine: 'mine', base: 'base' } },
  });
  expect(keptForm({ ...values, title: 'base' }, dirty, stored, undefined, NOW)).toBeUndefined();
});

test('still knows where typing began when a colleague has changed the record since', () => {
  const former = keptForm({ title: 'mine' }, { title: true }, stored, undefined, NOW);
  const next = keptForm({ title: 'mine too' }, { title: true }, { ...stored, title: 'theirs' }, former, NOW);
  expect(next?.fields['title']).toEqual({ mine: 'mine too', base: 'base' });
});

test('returns on top of what is stored; asks where both changed the same', () => {
  const kept = keptForm({ title: 'mine', note: 'new' }, { title: true, note: true }, stored, undefined, NOW);
  if (!kept) throw new Error('Nothing was kept.');
  expect(onTopOfStored(kept, stored).map(({ field, mine, isContested }) => [field, mine, isContested])).toEqual([
    ['title', 'mine', false],
    ['note', 'new', false],
  ]);
  expect(onTopOfStored(kept, { ...stored, title: 'theirs', note: 'new' })).toEqual([
    { field: 'title', mine: 'mine', theirs: 'theirs', isContested: true },
  ]);
});

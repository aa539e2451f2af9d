import { expect, test } from '@jest/globals';
import { factsOf } from './factsOf';

const [made, changed, live] = ['2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'];

test('shows when and by whom a record was created, changed and published', () => {
  expect(factsOf({ createdAt: made, createdBy: 'ada', updatedAt: changed, updatedBy: 'bob', publishedAt: live })).toEqual([
    { label: 'Created', at: made, by: 'ada' },
    { label: 'Last changed', at: changed, by: 'bob' },
    { label: 'Published', at: live },
  ]);
});

test('names pages, files and users, and leaves out what is missing', () => {
  expect(factsOf({ lastModified: changed, publishedAt: null }).map(({ label, at }) => [label, at])).toEqual([['Last changed', changed]]);
  expect(factsOf({ createdAt: made, uploadedBy: 'ada' })).toEqual([{ label: 'Uploaded', at: made, by: 'ada' }]);
  expect(factsOf({ lastLogin: live })).toEqual([{ label: 'Last sign-in', at: live }]);
  expect(factsOf({})).toEqual([]);
});

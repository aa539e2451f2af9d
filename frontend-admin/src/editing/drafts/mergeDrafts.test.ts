import { expect, test } from '@jest/globals';
import type { KeptForm } from './keptForm';
import { mergeDrafts, type ServerDraft } from './mergeDrafts';

const stored = { title: 'stored', note: 'stored', content: '<p>a</p><p>b</p><p>c</p>' };
const draft = (fields: Record<string, unknown>, version = 2): ServerDraft => ({
  version,
  fields,
  base: Object.fromEntries(Object.keys(fields).map((name) => [name, (stored as Record<string, unknown>)[name]])),
  updatedAt: '2026-11-23T14:02:00.000Z',
  updatedBy: null,
});
const kept = (fields: Record<string, unknown>): KeptForm => ({
  at: '2026-11-23T14:01:00.000Z',
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, mine]) => [name, { mine, base: (stored as Record<string, unknown>)[name] }]),
  ),
});
const mineOf = (form: KeptForm | undefined) =>
  Object.fromEntries(Object.entries(form?.fields ?? {}).map(([name, { mine }]) => [name, mine]));
const merged = (mine: KeptForm | undefined, synced: Record<string, unknown>, server: ServerDraft) => {
  const { kept: result, contested } = mergeDrafts({ kept: mine, synced, server, stored });
  return [mineOf(result), contested.map(({ field }) => field)];
};

test('another device takes the draft as it is', () => {
  const { kept: result } = mergeDrafts({ kept: undefined, synced: {}, server: draft({ title: 'theirs' }), stored });
  expect(result).toEqual({
    at: '2026-11-23T14:02:00.000Z',
    fields: { title: { mine: 'theirs', base: 'stored' } },
    synced: { version: 2, fields: { title: 'theirs' } },
  });
});

test('different fields and paragraphs merge; the same text is contested and stays mine', () => {
  expect(merged(kept({ title: 'mine' }), {}, draft({ note: 'theirs' }))).toEqual([{ title: 'mine', note: 'theirs' }, []]);
  const both = merged(kept({ content: '<p>A</p><p>b</p><p>c</p>' }), {}, draft({ content: '<p>a</p><p>b</p><p>C</p>' }));
  expect(both).toEqual([{ content: '<p>A</p><p>b</p><p>C</p>' }, []]);
  expect(merged(kept({ title: 'mine' }), { title: 'former' }, draft({ title: 'theirs' }))).toEqual([{ title: 'mine' }, ['title']]);
});

test('what was the same when both last met follows whoever changed it', () => {
  expect(merged(kept({ title: 'former' }), { title: 'former' }, draft({ title: 'theirs' }))).toEqual([{ title: 'theirs' }, []]);
  expect(merged(kept({ title: 'mine' }), { title: 'former' }, draft({ title: 'former' }))).toEqual([{ title: 'mine' }, []]);
  // Set back to what is stored, by me and by them.
  expect(merged(kept({ note: 'mine' }), { title: 'former', note: 'mine' }, draft({ title: 'former', note: 'mine' }))).toEqual([
    { note: 'mine' },
    [],
  ]);
  expect(merged(kept({ title: 'former' }), { title: 'former' }, draft({}, 0))).toEqual([{}, []]);
  expect(merged(kept({ title: 'mine' }), { title: 'former' }, draft({}, 0))).toEqual([{ title: 'mine' }, ['title']]);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '../../data/ApiError';
import type { request, RequestOptions } from '../../data/request';
import { DraftSaver, emptyDraft } from './DraftSaver';
import type { KeptForm } from './keptForm';

const PATH = '/api/admin/page-drafts/core-pages/1';
const AT = '2026-11-23T14:02:00.000Z';
const kept = (title: string): KeptForm => ({ at: AT, fields: { title: { mine: title, base: 'stored' } } });

let sent: { method: string; title?: unknown; version: string | null }[];
let respond: (options: RequestOptions) => Promise<unknown>;
const send = (async (_path: string, options: RequestOptions = {}) => {
  const { fields } = JSON.parse((options.body as string | undefined) ?? '{}') as { fields?: { title?: unknown } };
  sent.push({ method: options.method ?? 'GET', title: fields?.title, version: new Headers(options.headers).get('If-Match') });
  return { json: await respond(options) };
}) as typeof request;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  let version = 0;
  respond = () => Promise.resolve({ ...emptyDraft, version: (version += 1), updatedAt: AT });
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('saves once when typing pauses, and the rest after the request under way', async () => {
  const saver = new DraftSaver(PATH, emptyDraft, send, false);
  for (const text of ['a', 'ab', 'abc']) saver.want(kept(text));
  expect(saver.state()).toEqual({ is: 'saving' });
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => (resolve = done));
  const usual = respond;
  respond = () => promise;
  await pass(1_000);
  expect(sent).toEqual([{ method: 'PUT', title: 'abc', version: '"v0"' }]);
  saver.want(kept('abcd'));
  await pass(5_000);
  expect(sent).toHaveLength(1);
  respond = usual;
  resolve({ ...emptyDraft, version: 7, updatedAt: AT });
  await pass(2_000);
  expect(sent[1]).toEqual({ method: 'PUT', title: 'abcd', version: '"v7"' });
  expect(saver.state()).toEqual({ is: 'saved', at: AT });
});

test('tries again while the server cannot be reached, and says why it was refused', async () => {
  const usual = respond;
  respond = () => Promise.reject(new ApiError(0, 'away'));
  const saver = new DraftSaver(PATH, emptyDraft, send, false);
  saver.want(kept('a'));
  await pass(1_000);
  expect(saver.state()).toEqual({ is: 'offline' });
  respond = usual;
  await pass(5_000);
  expect(saver.state()).toEqual({ is: 'saved', at: AT });
  respond = () => Promise.reject(new ApiError(413, 'Too large.'));
  saver.want(kept('b'));
  await pass(20_000);
  expect(saver.state()).toEqual({ is: 'refused', reason: 'Too large.' });
  expect(sent).toHaveLength(3);
});

test('merges what a colleague has typed, waits for a choice, and lets nobody publish it unseen', async () => {
  const theirs = { ...emptyDraft, version: 9, fields: { title: 'theirs' }, updatedAt: AT };
  respond = ({ method }) => (method === 'PUT' ? Promise.reject(new ApiError(412, 'Changed.')) : Promise.resolve(theirs));
  const saver = new DraftSaver(PATH, emptyDraft, send, false);
  const seen: unknown[] = [];
  saver.follow({ onTheirs: (server) => seen.push(server.fields) > 0, onSynced: () => undefined });
  saver.want(kept('mine'));
  await pass(1_000);
  expect(seen).toEqual([{ title: 'theirs' }]);
  saver.want(kept('mine, more'));
  await pass(60_000);
  expect(sent).toHaveLength(2);
  respond = () => Promise.resolve({ ...theirs, version: 10 });
  saver.chosen();
  await pass(0);
  expect(sent[2]).toEqual({ method: 'PUT', title: 'mine, more', version: '"v9"' });
  expect(await saver.hold()).toBe(10);
  saver.release();
  respond = async ({ method }) => {
    if (method !== 'PUT') return theirs;
    await new Promise((done) => setTimeout(done, 500));
    throw new ApiError(412, 'Changed.');
  };
  saver.want(kept('mine again'));
  await pass(1_200);
  const held = expect(saver.hold()).rejects.toThrow('Someone else has typed');
  await pass(1_000);
  await held;
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { clearSession, writeSession } from './session/session';
import { dataProvider } from './dataProvider';

const fetched = jest.fn<typeof fetch>();
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched, localStorage: storage });
  writeSession({ token: 'the-token', user: { id: '1', username: 'ann', email: 'ann@example.org', role: 'editor' } });
});

afterEach(() => {
  clearSession();
  fetched.mockReset();
});

const response = (body: unknown, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { headers }));
const lastCall = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url: typeof url === 'string' ? url : '', method: init?.method, headers: new Headers(init?.headers), body: init?.body };
};

test("reads a list with the user's token, and its total from Content-Range", async () => {
  response([{ id: 'a' }], { 'Content-Range': 'contact-inquiries 0-0/12' });
  const list = await dataProvider.getList('inquiries', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { status: 'new' },
  });
  expect(list).toMatchObject({ data: [{ id: 'a' }], total: 12 });
  expect(lastCall().url).toMatch(/^\/api\/admin\/contact-inquiries\?/);
  expect(lastCall().headers.get('Authorization')).toBe('Bearer the-token');
});

test('updates with the changed fields and the version they were based on', async () => {
  response({ id: 'a', title: 'New', version: 4 });
  const former = { id: 'a', title: 'Old', slug: 'old', version: 3 };
  const { data } = await dataProvider.update('services', { id: 'a', data: { ...former, title: 'New' }, previousData: former });
  expect(data).toEqual({ id: 'a', title: 'New', version: 4 });
  expect(lastCall()).toMatchObject({ url: '/api/admin/services/a', method: 'PUT', body: '{"title":"New"}' });
  expect(lastCall().headers.get('If-Match')).toBe('"v3"');
});

test('reads and updates the only record of its kind at an address without an id', async () => {
  response({ id: 'a', email: 'ann@example.org', version: 3 });
  const { data: former } = await dataProvider.getOne('profile', { id: 'a' });
  expect(lastCall().url).toBe('/api/admin/profile');
  response({ ...former, version: 4 });
  await dataProvider.update('profile', { id: 'a', data: { ...former, email: 'ann@example.com' }, previousData: former });
  expect(lastCall()).toMatchObject({ url: '/api/admin/profile', method: 'PUT', body: '{"email":"ann@example.com"}' });
});

test('is sent again when the session got a new token meanwhile, and once only', async () => {
  const renewed = () => writeSession({ token: 'the-next', user: { id: '1', username: 'ann', email: 'ann@example.org', role: 'editor' } });
  fetched.mockImplementation(async (_, init) => {
    renewed();
    const isCurrent = new Headers(init?.headers).get('Authorization') === 'Bearer the-next';
    return new Response(JSON.stringify(isCurrent ? { id: 'a' } : { error: 'Please sign in.' }), { status: isCurrent ? 200 : 401 });
  });
  expect((await dataProvider.getOne('services', { id: 'a' })).data).toEqual({ id: 'a' });
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('{"error":"Please sign in."}', { status: 401 }));
  await expect(dataProvider.getOne('services', { id: 'a' })).rejects.toThrow('Please sign in.');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('explains in words that the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(dataProvider.getOne('services', { id: 'a' })).rejects.toThrow('The server cannot be reached.');
});

test('merges with what others have saved meanwhile, based each time on what is stored then', async () => {
  let stored: Record<string, unknown> = { id: 'a', title: 'Old', slug: 'old', text: 'Old', version: 3 };
  // The second colleague saves after our form has read what the first one saved.
  const colleagues = [{ slug: 'theirs' }, { text: 'Also theirs' }];
  const save = (fields: object) => (stored = { ...stored, ...fields, version: (stored['version'] as number) + 1 });
  const isBasedOn = (init: RequestInit) => new Headers(init.headers).get('If-Match') === `"v${String(stored['version'])}"`;
  fetched.mockImplementation(async (_, init) => {
    if (init?.method !== 'PUT') return Response.json(stored);
    const colleague = colleagues.shift();
    if (colleague) save(colleague);
    if (!isBasedOn(init)) return Response.json({ error: 'Changed.' }, { status: 412 });
    return Response.json(save(JSON.parse(init.body as string) as object));
  });
  const former = { ...stored };
  const onMerged = jest.fn();
  const data = { ...former, title: 'Mine' };
  const result = await dataProvider.update('services', { id: 'a', data, previousData: former as { id: string }, meta: { onMerged } });
  expect(result.data).toEqual({ id: 'a', title: 'Mine', slug: 'theirs', text: 'Also theirs', version: 6 });
  expect(onMerged).toHaveBeenCalledWith({ changedBy: undefined, fields: ['slug', 'text'] });
});

test('has deleted what is gone already, and says what else prevents it', async () => {
  const former = { id: 'a', title: 'Old' };
  fetched.mockImplementation(async () => Response.json({ error: 'There is no such service.' }, { status: 404 }));
  expect((await dataProvider.delete('services', { id: 'a', previousData: former })).data).toEqual(former);
  expect((await dataProvider.deleteMany('services', { ids: ['a', 'b'] })).data).toEqual(['a', 'b']);
  fetched.mockImplementation(async () => Response.json({ error: 'It has pages.' }, { status: 409 }));
  await expect(dataProvider.delete('services', { id: 'a', previousData: former })).rejects.toThrow('It has pages.');
});

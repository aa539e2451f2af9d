import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PreparedResponse } from './response.js';
import { PageCache, type Rendered } from './page-cache.js';

const prepared = (bytes = 10): PreparedResponse => ({
  status: 200,
  bytes,
  variants: { identity: { body: Buffer.alloc(0), etag: undefined, head: [], notModified: [] } },
});
const rendered = (resources: string[] = ['services'], more: Partial<Rendered> = {}): Rendered => ({
  response: prepared(),
  resources: new Set(resources),
  isStorable: true,
  ...more,
});

/** A render that ends when it is told to. */
function slowRender(result = rendered()) {
  let finish: () => void = () => undefined;
  const promise = new Promise<Rendered>((resolve) => {
    finish = () => resolve(result);
  });
  return { render: () => promise, finish, result };
}

describe('the page cache', () => {
  let cache: PageCache;
  beforeEach(() => {
    cache = new PageCache();
  });
  const put = (path: string, page = rendered()) => cache.load(path, () => Promise.resolve(page));

  it('renders a page once', async () => {
    const first = await put('/');
    expect(cache.get('/')).toBe(first);
    expect(await put('/')).toBe(first);
  });

  it('lets concurrent requests for one path share a render', async () => {
    const slow = slowRender();
    const both = [cache.load('/', slow.render), put('/')];
    slow.finish();
    const [one, two] = await Promise.all(both);
    expect(one).toBe(slow.result.response);
    expect(two).toBe(one);
  });

  it('drops only pages that show the changed resource', async () => {
    await put('/services', rendered(['services', 'company-info']));
    await put('/projects', rendered(['projects', 'company-info']));
    cache.drop('services');
    expect(cache.get('/services')).toBeUndefined();
    expect(cache.get('/projects')).toBeDefined();
    cache.drop('company-info');
    expect(cache.get('/projects')).toBeUndefined();
  });

  it('neither stores nor shares a render that started before an invalidation', async () => {
    const old = slowRender();
    const before = cache.load('/', old.render);
    cache.drop('services');
    const fresh = slowRender();
    const after = cache.load('/', fresh.render);
    fresh.finish();
    expect(await after).toBe(fresh.result.response);
    old.finish();
    expect(await before).toBe(old.result.response);
    expect(cache.get('/')).toBe(fresh.result.response);
  });

  it('does not store an old render that finishes before the new one starts', async () => {
    const old = slowRender();
    const before = cache.load('/', old.render);
    cache.drop('homepage');
    old.finish();
    await before;
    expect(cache.get('/')).toBeUndefined();
  });

  it('retries after a failure and stores only what may be stored', async () => {
    await expect(cache.load('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await put('/', rendered([], { isStorable: false }));
    expect(cache.get('/')).toBeUndefined();
    await put('/');
    expect(cache.get('/')).toBeDefined();
  });

  it('drops a page after its expiry', async () => {
    await put('/', rendered([], { validUntil: new Date(Date.now() + 60_000) }));
    await put('/past', rendered([], { validUntil: new Date(Date.now() - 1) }));
    expect(cache.get('/')).toBeDefined();
    expect(cache.get('/past')).toBeUndefined();
  });

  it('evicts the least recently used page when it is full', async () => {
    cache = new PageCache(30);
    for (const path of ['/a', '/b', '/c']) await put(path);
    cache.get('/a');
    await put('/d');
    expect(['/a', '/b', '/c', '/d'].map((path) => cache.get(path) !== undefined)).toEqual([true, false, true, true]);
    await put('/huge', rendered([], { response: prepared(31) }));
    expect(cache.get('/huge')).toBeUndefined();
    expect(cache.get('/d')).toBeDefined();
    cache.clear();
    for (const path of ['/a', '/b', '/c']) await put(path);
    expect(cache.get('/a')).toBeDefined();
  });

  it('stores nothing while it is suspended', async () => {
    await put('/');
    cache.suspend();
    expect(cache.get('/')).toBeUndefined();
    await put('/');
    expect(cache.get('/')).toBeUndefined();
    cache.resume();
    await put('/');
    expect(cache.get('/')).toBeDefined();
  });
});

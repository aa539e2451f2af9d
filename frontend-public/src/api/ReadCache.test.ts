import { expect, jest, test } from '@jest/globals';
import { ReadCache } from './ReadCache';

test('a path is read once, however many ask for it', async () => {
  const reader = jest.fn(async (path: string) => `answer to ${path}`);
  const cache = new ReadCache(reader);
  expect(cache.get('/api/x')).toEqual({ data: undefined, isPending: true });
  const first = cache.load('/api/x');
  expect(cache.loading).toBe(1);
  await Promise.all([first, cache.load('/api/x')]);
  await cache.load('/api/x');
  expect(cache.get('/api/x')).toEqual({ data: 'answer to /api/x', isPending: false });
  expect(cache.loading).toBe(0);
  expect(reader).toHaveBeenCalledTimes(1);
});

test('what the server brought along is not read at all, null included', async () => {
  const reader = jest.fn(async () => 'read');
  const cache = new ReadCache(reader);
  cache.put('/api/x', null);
  await cache.load('/api/x');
  expect(cache.get('/api/x')).toEqual({ data: null, isPending: false });
  expect(reader).not.toHaveBeenCalled();
});

test('a failure is logged, ends the waiting and is tried again by the next who asks', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let works = false;
  const cache = new ReadCache(async () => {
    if (!works) throw new Error('500: down');
    return 'up';
  });
  await cache.load('/api/x');
  expect(cache.get('/api/x')).toEqual({ data: undefined, isPending: false });
  expect(log).toHaveBeenCalledTimes(1);
  works = true;
  await cache.load('/api/x');
  expect(cache.get('/api/x').data).toBe('up');
  log.mockRestore();
});

test('a read may be retried before it counts as failed', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const cache = new ReadCache(async () => {
    tries += 1;
    if (tries === 1) throw new Error('500: down');
    return 'up';
  });
  const loading = cache.load('/api/x', 1);
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(cache.get('/api/x').data).toBe('up');
  jest.useRealTimers();
});

test('listeners hear of every change until they leave', async () => {
  const cache = new ReadCache(async () => 1);
  const listener = jest.fn();
  const leave = cache.subscribe(listener);
  await cache.load('/api/x');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  cache.put('/api/y', 2);
  expect(listener).toHaveBeenCalledTimes(2);
});

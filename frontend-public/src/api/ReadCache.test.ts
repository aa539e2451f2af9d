import { expect, jest, test } from '@jest/globals';
import { ReadCache } from './ReadCache';

test('reads a path once for simultaneous requests', async () => {
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

test('does not read what the server embedded, including null', async () => {
  const reader = jest.fn(async () => 'read');
  const cache = new ReadCache(reader);
  cache.put('/api/x', null);
  await cache.load('/api/x');
  expect(cache.get('/api/x')).toEqual({ data: null, isPending: false });
  expect(reader).not.toHaveBeenCalled();
});

test('logs a failure, ends the wait and retries on the next request', async () => {
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

test('retries a read before it counts as failed', async () => {
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

test('notifies listeners of every change until they unsubscribe', async () => {
  const cache = new ReadCache(async () => 1);
  const listener = jest.fn();
  const leave = cache.subscribe(listener);
  await cache.load('/api/x');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  cache.put('/api/y', 2);
  expect(listener).toHaveBeenCalledTimes(2);
});

import type { Redis, RedisOptions } from 'ioredis';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Connects to Redis unless `lazyConnect`. Its 40 files are loaded only where there is one. */
export function openRedis(url: string, options: RedisOptions): Redis {
  const { Redis: Client } = load('ioredis') as typeof import('ioredis');
  return new Client(url, options);
}

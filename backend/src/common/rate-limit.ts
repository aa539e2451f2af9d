import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { keyedHash } from '../config/crypto.js';
import { Env } from '../config/env.js';
import { Secrets } from '../config/secrets.js';

export interface Verdict {
  allowed: boolean;
  /** Seconds until the window has passed. */
  retryAfter: number;
}

interface Counter {
  count: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

const TAKE = `
local n = tonumber(redis.call('GET', KEYS[1]) or '0')
local ttl = redis.call('PTTL', KEYS[1])
if n >= tonumber(ARGV[1]) then return {0, ttl} end
redis.call('INCR', KEYS[1])
if ttl < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) ttl = tonumber(ARGV[2]) end
return {1, ttl}`;
const REFUND = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end return 0`;
const SWEEP_AT = 10_000;

/**
 * Counts within fixed windows: in Redis when there is one, so that replicas count together, else in the process. When
 * Redis cannot be reached it counts in the process: a visitor's enquiry must not depend on it. Refused tries do not count.
 */
@Injectable()
export class RateLimit implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimit.name);
  private readonly counters = new Map<string, Counter>();
  private readonly redis?: Redis;
  private readonly prefix: string;

  constructor(
    env: Env,
    private readonly secrets: Secrets,
  ) {
    this.prefix = `${secrets.redisPrefix}rate:`;
    if (!env.REDIS_URL) return;
    this.redis = new Redis(env.REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000 });
    let isDown = false;
    this.redis.on('error', (error) => {
      if (!isDown) this.logger.warn(`Redis cannot be reached (${error.message}); counting in the process`);
      isDown = true;
    });
    this.redis.on('ready', () => (isDown = false));
  }

  async take(key: string, limit: number, windowMs: number): Promise<Verdict> {
    if (this.redis?.status === 'ready') {
      try {
        const [allowed, ttl] = (await this.redis.eval(TAKE, 1, this.redisKey(key), limit, windowMs)) as [number, number];
        return { allowed: allowed === 1, retryAfter: Math.max(1, Math.ceil(ttl / 1000)) };
      } catch (error) {
        this.logger.warn(`Redis failed (${String(error)}); counting in the process`);
      }
    }
    return this.takeHere(key, limit, windowMs);
  }

  /** Gives one back, for a try that turned out well. */
  async refund(key: string): Promise<void> {
    const counter = this.counters.get(key);
    if (counter && counter.count > 0) counter.count--;
    if (this.redis?.status === 'ready') await this.redis.eval(REFUND, 1, this.redisKey(key)).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Hashed, as clients' addresses are stored nowhere in clear. */
  private redisKey(key: string): string {
    return this.prefix + keyedHash(this.secrets.key, 'rate', key);
  }

  private takeHere(key: string, limit: number, windowMs: number): Verdict {
    const now = Date.now();
    if (this.counters.size > SWEEP_AT) for (const [k, c] of this.counters) if (c.endsAt <= now) this.counters.delete(k);
    let counter = this.counters.get(key);
    if (!counter || counter.endsAt <= now) this.counters.set(key, (counter = { count: 0, endsAt: now + windowMs }));
    const retryAfter = Math.max(1, Math.ceil((counter.endsAt - now) / 1000));
    if (counter.count >= limit) return { allowed: false, retryAfter };
    counter.count++;
    return { allowed: true, retryAfter };
  }
}

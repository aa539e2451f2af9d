import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { keyedHash } from '../config/crypto.js';
import { Env } from '../config/env.js';
import { openRedis } from '../config/redis.js';
import { Secrets } from '../config/secrets.js';
import { Recurring } from '../recurring/recurring.js';
import { inMinutes, TooManyTries } from '../http/errors.js';

/** At most `limit` attempts within a window that begins with the first. */
export interface Budget {
  key: string;
  limit: number;
  windowMs: number;
}

export interface Verdict {
  allowed: boolean;
  /** Seconds until every exhausted budget is renewed; 0 when allowed. */
  retryAfter: number;
}

/** Takes one attempt from each budget, or none if one is exhausted: then returns the milliseconds to wait. */
const TAKE = `
local wait = 0
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then wait = math.max(wait, redis.call('PTTL', key), 1) end
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('INCR', key)
  if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, ARGV[2 * i]) end
end
return 0`;
const REFUND = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end`;

const REDIS_TIMEOUT_MS = 1_000;
/** About 10 MB. Beyond it the least recently used counters are dropped. */
const MAX_COUNTERS = 50_000;

/** Counts attempts in Redis if there is one, so that replicas share budgets, otherwise in the process. Refused attempts do not count. */
@Injectable()
export class RateLimit extends Recurring implements OnApplicationShutdown {
  private readonly counters = new LRUCache<string, { count: number }>({
    max: MAX_COUNTERS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  private readonly redis?: Redis;
  private readonly prefix: string;

  constructor(
    env: Env,
    private readonly secrets: Secrets,
  ) {
    super();
    this.prefix = `${secrets.redisPrefix}rate:`;
    if (!env.REDIS_URL) return;
    this.redis = openRedis(env.REDIS_URL, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      connectTimeout: 2_000,
      commandTimeout: REDIS_TIMEOUT_MS,
    });
    let isDown = false;
    this.redis.on('error', (error) => {
      if (!isDown) this.logger.warn(`Redis cannot be reached (${error.message}); counting in the process`);
      isDown = true;
    });
    this.redis.on('ready', () => (isDown = false));
  }

  /** Takes from the first of these alternatives with room in each of its budgets, or nothing: then it says when the last one has room. */
  async takeFirst(alternatives: Budget[][]): Promise<Verdict & { taken: Budget[]; index: number }> {
    let verdict: Verdict = { allowed: false, retryAfter: 0 };
    for (const [index, taken] of alternatives.entries()) {
      verdict = await this.take(...taken);
      if (verdict.allowed) return { ...verdict, taken, index };
    }
    return { ...verdict, taken: [], index: -1 };
  }

  /** Takes one from each budget, or none. */
  async take(...budgets: Budget[]): Promise<Verdict> {
    const named = budgets.map((budget) => ({ ...budget, key: this.nameOf(budget.key) }));
    const waitMs = (await this.takeFromRedis(named)) ?? this.takeHere(named);
    return { allowed: waitMs === 0, retryAfter: Math.ceil(waitMs / 1000) };
  }

  /** Takes one. Throws TooManyTries (429), which says `refusal` with the time to wait, such as '5 minutes'. */
  async spend(budget: Budget, refusal: (wait: string) => string): Promise<void> {
    const { allowed, retryAfter } = await this.take(budget);
    if (!allowed) throw new TooManyTries(refusal(inMinutes(retryAfter)), retryAfter);
  }

  async refund(...budgets: Pick<Budget, 'key'>[]): Promise<void> {
    const keys = budgets.map(({ key }) => this.nameOf(key));
    for (const key of keys) {
      const counter = this.counters.get(key);
      if (counter && counter.count > 0) counter.count--;
    }
    if (this.redis?.status === 'ready') await this.redis.eval(REFUND, keys.length, ...keys).catch(() => undefined);
  }

  async renew({ key }: Pick<Budget, 'key'>): Promise<void> {
    const name = this.nameOf(key);
    this.counters.delete(name);
    if (this.redis?.status === 'ready') await this.redis.del(name).catch(() => undefined);
  }

  protected override work(): Promise<void> {
    this.counters.purgeStale();
    return Promise.resolve();
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Hashed: no client address is stored in plain text, and all keys are short. */
  private nameOf(key: string): string {
    return this.prefix + keyedHash(this.secrets.key, 'rate', key);
  }

  private async takeFromRedis(budgets: Budget[]): Promise<number | undefined> {
    if (this.redis?.status !== 'ready') return undefined;
    try {
      const limits = budgets.flatMap(({ limit, windowMs }) => [limit, windowMs]);
      return (await this.redis.eval(TAKE, budgets.length, ...budgets.map(({ key }) => key), ...limits)) as number;
    } catch (error) {
      this.logger.warn(`Redis failed (${String(error)}); counting in the process`);
      return undefined;
    }
  }

  private takeHere(budgets: Budget[]): number {
    const spent = budgets.filter(({ key, limit }) => (this.counters.get(key)?.count ?? 0) >= limit);
    if (spent.length) return Math.max(1, ...spent.map(({ key }) => this.counters.getRemainingTTL(key)));
    for (const { key, windowMs } of budgets) {
      const counter = this.counters.get(key);
      if (counter) counter.count++;
      else this.counters.set(key, { count: 1 }, { ttl: windowMs });
    }
    return 0;
  }
}

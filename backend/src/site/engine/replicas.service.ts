import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { Redis, RedisOptions } from 'ioredis';
import { createHash, randomUUID } from 'node:crypto';
import { CONTENT_CHANGED, type ContentChanged } from '../../platform/common/content-events.js';
import { SECOND_MS } from '../../platform/time/durations.js';
import { Env } from '../../platform/config/env.js';
import { openRedis } from '../../platform/config/redis.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { PageCache } from './page-cache.js';

const EVERYTHING = '*';
const TIMEOUT_MS = 1_000;
/** Longer than a busy process pauses, because a lost connection suspends the cache. */
const PONG_WITHIN_MS = 3_000;
const OPTIONS: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 2_000,
  disconnectTimeout: 200,
  keepAlive: 10_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
};

/** Sites that share a Redis but no database are independent. */
function channelOf(env: Env): string {
  const database = env.DATABASE_URL ? new URL(env.DATABASE_URL).pathname : env.dataDir;
  return `site:content-changed:${createHash('sha256').update(database).digest('hex').slice(0, 16)}`;
}

/** Drops the pages that a change outdates, also those of other processes, through Redis. During an outage nothing is cached; afterwards caches are cleared if a message was lost. */
@Injectable()
export class Replicas extends Recurring implements OnApplicationBootstrap, OnApplicationShutdown {
  protected override readonly every = 10 * SECOND_MS;
  private readonly id = randomUUID();
  private readonly channel: string;
  private readonly publisher?: Redis;
  private readonly subscriber?: Redis;
  private isBehind = false;

  constructor(
    @Inject(Env) env: Env,
    private readonly cache: PageCache,
  ) {
    super();
    this.channel = channelOf(env);
    if (!env.REDIS_URL) return;
    this.publisher = openRedis(env.REDIS_URL, {
      ...OPTIONS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: TIMEOUT_MS,
    });
    this.subscriber = openRedis(env.REDIS_URL, {
      ...OPTIONS,
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      commandTimeout: PONG_WITHIN_MS,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { publisher, subscriber } = this;
    if (!publisher || !subscriber) return;
    this.cache.suspend();
    for (const connection of [publisher, subscriber]) connection.on('error', () => undefined);
    publisher.on('ready', () => void this.catchUp());
    subscriber.on('message', (_channel: string, message: string) => this.hear(message));
    subscriber.on('ready', () => void this.listen(subscriber));
    subscriber.on('close', () => this.cache.suspend());
    subscriber.on('reconnecting', (delay: number) => {
      // Logged once per outage.
      if (delay <= 100) this.logger.warn('Redis cannot be reached: pages are rendered for every request until it is back.');
    });
    // The site starts without Redis; ioredis keeps trying.
    await Promise.allSettled([publisher.connect(), subscriber.connect()]);
  }

  @OnEvent(CONTENT_CHANGED)
  async contentChanged({ resource }: ContentChanged): Promise<void> {
    this.cache.drop(resource);
    await this.tell(resource);
  }

  /** The other processes. */
  async tell(text: string): Promise<void> {
    const { publisher } = this;
    if (!publisher) return;
    try {
      await publisher.publish(this.channel, `${this.id} ${text}`);
    } catch {
      this.isBehind = true;
      // It is silent: only a new connection catches up.
      if (publisher.status === 'ready') publisher.disconnect(true);
    }
  }

  /** A network that drops all packets does not close the connection, and changes by other processes would go unnoticed. */
  protected override async work(): Promise<void> {
    const { subscriber } = this;
    if (subscriber?.status === 'ready') await subscriber.ping().catch(() => subscriber.disconnect(true));
  }

  onApplicationShutdown(): void {
    this.subscriber?.removeAllListeners('close');
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  private async catchUp(): Promise<void> {
    if (!this.isBehind) return;
    this.isBehind = false;
    await this.tell(EVERYTHING);
  }

  private async listen(subscriber: Redis): Promise<void> {
    try {
      await subscriber.subscribe(this.channel);
      this.cache.resume();
    } catch (error) {
      this.logger.warn(`Redis refused the subscription: ${String(error)}`);
    }
  }

  private hear(message: string): void {
    const [sender, text = ''] = message.split(' ', 2);
    if (sender === this.id) return;
    if (text === EVERYTHING) this.cache.clear();
    else this.cache.drop(text);
  }
}

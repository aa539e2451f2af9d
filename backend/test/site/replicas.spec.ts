// On MariaDB only among the further tests.
import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '../../src/platform/config/env.js';
import { prepareResponse } from '../../src/site/engine/response.js';
import { PageCache } from '../../src/site/engine/page-cache.js';
import { Replicas } from '../../src/site/engine/replicas.service.js';
import { openLine } from '../support/line.js';

const redisUrl = process.env['TEST_REDIS_URL'];
const describeWithRedis = redisUrl ? describe : describe.skip;
const DATA_DIR = `/tmp/replicas-${process.pid}`;

/** A replica's cache, with one page of services and one of projects. */
async function replica(url: string) {
  const cache = new PageCache();
  const replicas = new Replicas(readEnv({ DATA_DIR, REDIS_URL: url }), cache);
  running.push(replicas);
  await replicas.onApplicationBootstrap();
  const response = await prepareResponse({ headers: {}, body: 'page' });
  const fill = async () => {
    for (const resource of ['services', 'projects'] as const) {
      await cache.load(`/${resource}`, () => Promise.resolve({ response, isStorable: true, resources: new Set([resource]) }));
    }
  };
  const kept = () => ['/services', '/projects'].filter((path) => cache.get(path));
  return { replicas, cache, fill, kept };
}

async function eventually(check: () => Promise<boolean> | boolean): Promise<void> {
  for (let left = 100; left > 0; left--) {
    if (await check()) return;
    await sleep(50);
  }
  throw new Error('It did not happen within 5 s.');
}

// It warns that Redis is gone, which is intended here.
Logger.overrideLogger(false);

const running: Replicas[] = [];
afterEach(() => {
  for (const replicas of running.splice(0)) replicas.onApplicationShutdown();
});

describe('a site that cannot reach Redis', () => {
  it('starts, stores no page and sends no message', async () => {
    const alone = await replica('redis://127.0.0.1:1');
    await alone.fill();
    expect(alone.kept()).toEqual([]);
    await Promise.all(['services', 'redirects'].map((resource) => alone.replicas.tell(resource)));
  });
});

describeWithRedis('replicas', () => {
  /** It is subscribed once it stores pages. */
  async function listening(url: string) {
    const one = await replica(url);
    await eventually(async () => {
      await one.fill();
      return one.kept().length === 2;
    });
    return one;
  }

  it('drop only what another one changed', async () => {
    const [one, two] = [await listening(redisUrl ?? ''), await listening(redisUrl ?? '')];
    await one.replicas.tell('services');
    await eventually(() => two.kept().length === 1);
    expect(two.kept()).toEqual(['/projects']);
    expect(one.kept()).toEqual(['/services', '/projects']);
  });

  it('notice connections that have gone silent, and clear what may be old', async () => {
    const line = await openLine(redisUrl ?? '', 6379);
    const [deaf, other] = [await listening(line.url), await listening(redisUrl ?? '')];
    line.silence();
    await line.mend();
    await deaf.replicas.tell('services');
    await eventually(() => other.kept().length === 0);
    await deaf.replicas.run(new Date());
    await eventually(() => deaf.kept().length === 0);
    await eventually(async () => {
      await deaf.fill();
      return deaf.kept().length === 2;
    });
    deaf.replicas.onApplicationShutdown();
    await line.close();
  });

  it('store nothing during an outage, and clear their caches afterwards', async () => {
    const line = await openLine(redisUrl ?? '', 6379);
    const [deaf, other] = [await listening(line.url), await listening(redisUrl ?? '')];
    await line.cut();
    await eventually(() => deaf.kept().length === 0);
    await deaf.fill();
    expect(deaf.kept()).toEqual([]);
    // The others learn of changes when they are connected again.
    await deaf.replicas.tell('services');
    expect(other.kept()).toHaveLength(2);
    await line.mend();
    await eventually(() => other.kept().length === 0);
    await eventually(async () => {
      await deaf.fill();
      return deaf.kept().length === 2;
    });
    deaf.replicas.onApplicationShutdown();
    await line.close();
  });
});

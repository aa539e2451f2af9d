import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type App } from '../../../scripts/testing/app.js';
import { enquiry } from '../factories/inquiry.js';
import { SCALE } from './scale.js';
import { openLine, type Line } from '../support/line.js';
import { until } from '../support/until.js';

const database = process.env['TEST_DATABASE_URL'];
const redis = process.env['TEST_REDIS_URL'];

interface Parsed {
  status: number;
  retryAfter: string | null;
  error?: string;
}

async function parsed(response: Response): Promise<Parsed> {
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), error: body.error };
}

let app: App;
let line: Line;
let visitors = 0;
afterEach(async () => {
  await line.mend();
  await app.stop();
  await line.close();
});

const writes = async (): Promise<Parsed> => {
  const n = visitors++;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.${n & 255}.${n >> 8}` };
  return parsed(
    await fetch(`${app.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(enquiry({ name: `Visitor ${n}` })) }),
  );
};
const read = async (path: string): Promise<number> => {
  const response = await fetch(app.url + path);
  await response.arrayBuffer();
  return response.status;
};
const start = async (env: Record<string, string>, databaseServer = database) => {
  app = await startApp({ env: { SEED: 'empty', TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...env }, databaseServer });
};

(database ? describe : describe.skip)('while MariaDB is away', () => {
  // @asvs 16.5.2
  it('cached pages go on, writes are refused for a moment, and the site recovers without a restart', async () => {
    line = await openLine(database ?? '', 3306);
    await start({}, line.url);
    const cached = ['/', '/contact', '/projects', '/api/services'];
    for (const path of cached) expect([path, await read(path)]).toEqual([path, 200]);
    expect((await writes()).status).toBe(201);

    await line.cut();
    const back = Date.now() + (SCALE.isLong ? 60_000 : 0);
    do {
      for (const path of cached) expect([path, await read(path)]).toEqual([path, 200]);
      expect(await read('/api/locations')).toBe(503);
      expect(await writes()).toEqual({ status: 503, retryAfter: '5', error: expect.stringMatching(/^The (connection to the )?database /) });
      expect([await read('/api/health/live'), await read('/api/health')]).toEqual([200, 503]);
      await sleep(1);
    } while (Date.now() < back);

    await line.mend();
    await until('the database', async () => (await writes()).status === 201);
    for (const path of [...cached, '/api/locations', '/api/health']) expect([path, await read(path)]).toEqual([path, 200]);
  });
});

(redis ? describe : describe.skip)('while Redis is away', () => {
  // @asvs 16.5.3
  it('pages are rendered, limits still count, and the site recovers without a restart', async () => {
    line = await openLine(redis ?? '', 6379);
    await start({ REDIS_URL: line.url });
    const signsIn = async () => {
      const body = JSON.stringify({ username: 'nobody', password: 'wrong' });
      return parsed(await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }));
    };
    expect([await read('/'), (await writes()).status]).toEqual([200, 201]);
    await line.cut();
    for (const path of ['/', '/about', '/api/services', '/api/health']) expect([path, await read(path)]).toEqual([path, 200]);
    expect((await writes()).status).toBe(201);
    await until('a refused sign-in', async () => (await signsIn()).status === 429);
    await line.mend();
    expect([await read('/'), (await writes()).status]).toEqual([200, 201]);
  });
});

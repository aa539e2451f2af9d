import { afterEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type App } from '../../../scripts/testing/app.js';
import { enquiry } from '../factories/inquiry.js';
import { SCALE } from './scale.js';
import { ask, startBalancer } from '../support/balancer.js';
import { until } from '../support/until.js';

const server = process.env['TEST_DATABASE_URL'];
/** Requests before, between and after replacements. */
const AT_LEAST = 40;
/** The list shows the newest 500. */
const COMPARED = 400;
const PATHS = ['/', '/contact', '/api/services', '/api/locations'];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** As a service manager replaces a process: asks it to stop, waits for its end, and starts the next. */
async function replace(app: App): Promise<void> {
  const pid = app.pid();
  process.kill(pid, 'SIGTERM');
  await until('the end of the process', () => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });
  await app.restart();
}

it('a deploy under load fails no request and loses no enquiry', async () => {
  const env = { SEED: 'empty', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const start = async (options: Parameters<typeof startApp>[0]) => {
    const app = await startApp(options);
    closing.push(app.stop);
    return app;
  };
  const first = await start({ env });
  const { DATABASE_URL = '', JWT_SECRET = '', SECRET_KEY = '' } = first.environment;
  const apps = [first, ...(server ? [await start({ env: { ...env, DATABASE_URL, JWT_SECRET, SECRET_KEY }, databaseServer: '' })] : [])];
  const balancer = await startBalancer(apps.map(({ url }) => url));
  closing.push(balancer.close);
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let isDeploying = true;
  let requests = 0;

  const visitor = async (number: number) => {
    for (let n = 0; isDeploying; n++) {
      const headers = { 'X-Forwarded-For': `198.18.${n & 255}.${number}` };
      const isWriting = n % 5 === 0;
      const path = isWriting ? '/api/contact' : (PATHS[n % PATHS.length] ?? '/');
      requests++;
      const reply = await ask(
        balancer.url,
        path,
        isWriting ? enquiry({ name: `Visitor ${number} ${n}`, submissionId: randomUUID() }) : undefined,
        headers,
      ).catch(String);
      if (typeof reply === 'string' || reply.status !== (isWriting ? 201 : 200)) failed.push(`${path}: ${JSON.stringify(reply)}`);
      else if (isWriting) acknowledged.push((JSON.parse(reply.body) as { id: string }).id);
      await sleep(10);
    }
  };
  const load = (before = requests) => until('requests', () => requests >= before + AT_LEAST);
  const visitors = Promise.all([1, 2, 3, 4].map(visitor));
  for (let n = 0; n < (SCALE.isLong ? 10 : 1); n++) {
    for (const app of apps) {
      await load();
      await replace(app);
    }
  }
  await load();
  isDeploying = false;
  await visitors;
  expect(failed).toEqual([]);

  const signedIn = await ask(first.url, '/api/auth/login', { username: first.adminUsername, password: first.adminPassword });
  const { token } = JSON.parse(signedIn.body) as { token: string };
  const listed = await ask(first.url, '/api/admin/contact-inquiries', undefined, { Authorization: `Bearer ${token}` });
  const stored = (JSON.parse(listed.body) as { id: string }[]).map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(acknowledged.slice(-COMPARED)));
});

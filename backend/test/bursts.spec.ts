// Only among the further tests.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { processorTime } from '../../scripts/bench/process.js';
import { startApp, type App } from '../../scripts/testing/app.js';
import { enquiry } from './factories/inquiry.js';
import { rawRequest, sendRaw, statusOf, tooLong } from './support/watchdog.js';

const MICROSECONDS = 1_000;
const OF_EACH = 100;
const PAGE = rawRequest({ method: 'GET', path: '/' });
const json = (path: string, address: string, body: object, type = 'application/json') =>
  rawRequest({ method: 'POST', path, headers: { 'Content-Type': type, 'X-Forwarded-For': address }, body: JSON.stringify(body) });

/** By the nth visitor, each with a network of its own, within the limits of each. */
const WRITES = [
  (n: number) => json('/api/contact', `20.${n >> 8}.${n & 255}.7`, enquiry({ submissionId: randomUUID(), email: `v${n}@example.co.uk` })),
  (n: number) => json('/api/auth/login', `21.${n >> 8}.${n & 255}.7`, { username: `nobody${n}`, password: 'not this one at all' }),
  (n: number) => {
    const report = {
      'document-uri': 'https://x.example/',
      'effective-directive': 'img-src',
      'blocked-uri': `https://${n % 40}.example/a.png`,
    };
    return json('/api/csp-reports', `22.${n >> 8}.${n & 255}.7`, { 'csp-report': report }, 'application/csp-report');
  },
];

describe('a burst of 300 writes', () => {
  let app: App;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await startApp({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
    const body = JSON.stringify({ username: app.adminUsername, password: app.adminPassword });
    const signedIn = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    headers = { Authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` };
    await sendRaw(app.url, PAGE);
  });
  afterAll(() => app.stop());

  const stored = async () => {
    const total = async (path: string) => {
      const response = await fetch(`${app.url}/api/admin/${path}`, { headers });
      return Number(response.headers.get('content-range')?.split('/')[1]);
    };
    return {
      201: await total('contact-inquiries?range=[0,0]'),
      401: await total('audit-log?range=[0,0]&filter={"action":"login-failed"}'),
    };
  };

  it('stores all that it acknowledges, and a cached page waits for at most 100 ms of processor time', async () => {
    const acknowledged: Record<string, number> = { 201: 0, 204: 0, 401: 0 };
    let visitor = 0;
    const before = await stored();
    const worstWait = async () => {
      const burst = Array.from({ length: OF_EACH }, () => visitor++).flatMap((n) => WRITES.map((make) => make(n)));
      let isOver = false;
      const responses = Promise.all(burst.map((bytes) => sendRaw(app.url, bytes))).finally(() => (isOver = true));
      let worst = 0;
      while (!isOver) {
        const from = processorTime(app.pid());
        expect(statusOf(await sendRaw(app.url, PAGE))).toBe(200);
        worst = Math.max(worst, (processorTime(app.pid()) - from) / MICROSECONDS);
      }
      for (const status of (await responses).map(statusOf)) acknowledged[status] = (acknowledged[status] ?? 0) + 1;
      return worst;
    };
    expect(await tooLong(worstWait)).toBeUndefined();
    const after = await stored();
    const added = Object.entries(after).map(([status, count]) => [status, count - (before[Number(status) as keyof typeof before] ?? 0)]);
    const { 204: _reports, ...writes } = acknowledged;
    expect(Object.fromEntries(added)).toEqual(writes);
    expect(acknowledged).toEqual({ 201: visitor, 204: visitor, 401: visitor });
  });
});

// Says the same on any database.
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { DAY_MS } from '../../src/platform/time/durations.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';
import { smallFrontEnd } from './small-front-end.js';

const SECURITY = '/.well-known/security.txt';
const PUBLIC_URL = 'https://www.example.co.uk';

describe('the well-known addresses', () => {
  let app: TestApp;
  const start = async (options: Parameters<typeof createTestApp>[0] = {}) => {
    app = await createTestApp({ ...options, prepare: (nest) => serveSite(nest, smallFrontEnd().built) });
  };
  afterEach(async () => {
    jest.useRealTimers();
    await app.close();
  });
  const get = (path: string) => request(app.server).get(path);

  it('lead password managers to the profile, and only there', async () => {
    await start();
    const { status, headers } = await get('/.well-known/change-password');
    expect({ status, location: headers['location'] }).toEqual({ status: 302, location: '/admin/profile' });
    expect((await request(app.server).head('/.well-known/change-password')).status).toBe(302);
    // Password managers test whether a site says yes to everything.
    expect((await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(404);
  });

  it('say where weaknesses are reported, follow the settings and stay fresh', async () => {
    await start({ env: { PUBLIC_URL } });
    await as(app, app.adminToken).put('/api/admin/company-info', { email: 'first@example.co.uk' });
    const first = await get(SECURITY);
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(first.text).toContain(`Contact: mailto:first@example.co.uk\n`);
    expect(first.text).toContain(`Canonical: ${PUBLIC_URL}${SECURITY}\n`);

    await as(app, app.adminToken).put('/api/admin/company-info', { email: 'second@example.co.uk' });
    expect((await get(SECURITY)).text).toContain('Contact: mailto:second@example.co.uk\n');

    const expires = async () => Date.parse(/^Expires: (.*)$/m.exec((await get(SECURITY)).text)?.[1] ?? '');
    const before = await expires();
    expect(before).toBeGreaterThan(Date.now() + 90 * DAY_MS);
    expect(before).toBeLessThan(Date.now() + 365 * DAY_MS);
    jest.useFakeTimers({ doNotFake: ONLY_THE_CLOCK, now: Date.now() + 2 * DAY_MS });
    expect(await expires()).toBe(before + 2 * DAY_MS);
  });

  it('name nobody while a public site shows sample content', async () => {
    await start({ seed: 'demo', env: { PUBLIC_URL } });
    expect((await get(SECURITY)).status).toBe(404);
    await as(app, app.adminToken).put('/api/admin/company-info', { email: 'office@example.co.uk' });
    expect((await get(SECURITY)).text).toContain('Contact: mailto:office@example.co.uk\n');
  });
});

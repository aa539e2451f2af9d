// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { connect } from 'node:net';
import request from 'supertest';
import { BODY_LIMITS } from '../src/site/bodies/body-limits.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { until } from './support/until.js';
import { rawRequest, sendRaw, statusOf } from './support/watchdog.js';

const ALL_ARRIVED_MS = 150;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a request body', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const post = (path: string, body: string, token?: string) => {
    const call = request(app.server).post(path).set(JSON_TYPE);
    return (token ? call.set('Authorization', `Bearer ${token}`) : call).send(body);
  };
  const claiming = (path: string, length: number, headers: Record<string, string> = {}) =>
    sendRaw(
      app.url,
      rawRequest({ method: 'POST', path, headers: { Connection: 'keep-alive', 'Content-Length': String(length), ...headers } }),
    );

  it('is refused by its header if it announces 10 GB, and the connection closes', async () => {
    const paths = ['/api/contact', '/api/auth/login', '/api/admin/services', '/api/nothing'];
    for (const response of await Promise.all(paths.map((path) => claiming(path, 10_000_000_000, JSON_TYPE)))) {
      expect(statusOf(response)).toBe(413);
      expect(response).toContain('{"statusCode":413,"error":"This is too large. Please send at most 32 KB."}');
    }
  });

  // @asvs 5.2.1
  it('is refused by its header if it is larger than any file, signed in or not', async () => {
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const staff = { ...type, Authorization: `Bearer ${app.editorToken}` };
    const responses = await Promise.all([type, staff].map((headers) => claiming('/api/admin/media', 10_000_000_000, headers)));
    expect(responses).toEqual([expect.stringContaining('at most 32 KB'), expect.stringContaining('at most 15 MB')]);
  });

  it('has at most 32 KB for visitors, announced or not', async () => {
    const message = (length: number) => JSON.stringify({ message: 'x'.repeat(length) });
    expect((await post('/api/contact', message(32_000))).status).toBe(400);
    expect((await post('/api/contact', message(33_000))).status).toBe(413);
    const chunk = message(33_000);
    const bytes = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n';
    expect(statusOf(await sendRaw(app.url, Buffer.from(head + bytes)))).toBe(413);
  });

  it('has at most 2 MB for staff, and 401 after the session has ended', async () => {
    const page = (length: number) => JSON.stringify({ content: 'x'.repeat(length) });
    expect((await post('/api/admin/services', page(1_900_000), app.editorToken)).status).toBe(400);
    expect((await post('/api/admin/services', page(2_100_000), app.editorToken)).status).toBe(413);
    const { status, body } = await post('/api/admin/services', page(100_000), 'of.nobody.now');
    expect({ status, body }).toEqual({ status: 401, body: { statusCode: 401, error: 'Please sign in.' } });
  });

  it.each(['/api/contact', '/api/auth/login', '/api/admin/services', '/api/nothing'])('has at most 32 levels: %s', async (path) => {
    for (const levels of [33, 1_500, 5_000]) {
      const { status, body } = await post(path, nested(levels), app.adminToken);
      expect({ status, body }).toEqual({
        status: 400,
        body: { statusCode: 400, error: 'The request is nested too deeply: at most 32 levels are accepted.' },
      });
    }
    expect((await post('/api/admin/services', nested(32), app.adminToken)).body.fields).toBeDefined();
  });

  // @asvs 1.5.2
  it('has at most 5,000 keys and items', async () => {
    const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, 1])));
    for (const body of [keys, `[${'1,'.repeat(5000)}1]`]) {
      const response = await post('/api/admin/services', body, app.adminToken);
      expect({ status: response.status, body: response.body }).toEqual({
        status: 413,
        body: { statusCode: 413, error: 'The request has too many entries. Please send less at once.' },
      });
    }
    const text = JSON.stringify({ title: '[{,:"\\'.repeat(20_000) });
    expect((await as(app, app.adminToken).post('/api/admin/services', JSON.parse(text) as object)).body.fields.title).toBeDefined();
  });

  it('is checked entry by entry only as far as a list may be long', async () => {
    const body = JSON.stringify({ kpis: Array.from({ length: 2_400 }, () => ({})) });
    const { fields } = (await post('/api/admin/projects', body, app.adminToken)).body;
    expect(fields.kpis).toEqual(['Please use at most 20 entries']);
    expect(Object.keys(fields).filter((name) => name.endsWith('.label'))).toHaveLength(21);
  });

  it('must be UTF-8', async () => {
    const body = Buffer.from(nested(1_500), 'utf16le');
    const { status } = await request(app.server)
      .post('/api/contact')
      .set('Content-Type', 'application/json; charset=utf-16')
      .send(body.toString());
    expect(status).toBe(415);
  });
});

describe('a slow body', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ bodyLimits: { ...BODY_LIMITS, visitor: { ...BODY_LIMITS.visitor, ms: ALL_ARRIVED_MS } } });
  });
  afterAll(() => app.close());

  it('gets 408 and its connection is closed', async () => {
    const head = rawRequest({
      method: 'POST',
      path: '/api/contact',
      headers: { ...JSON_TYPE, Connection: 'keep-alive', 'Content-Length': '1000' },
    });
    const response = await sendRaw(app.url, Buffer.concat([head, Buffer.from('{"name":')]));
    expect(statusOf(response)).toBe(408);
    expect(response).toContain('"error":"The request took too long.');
  });

  it('has more time if it is a file', async () => {
    const { hostname, port } = new URL(app.url);
    const file = Buffer.from('--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\nhi\r\n--x--\r\n');
    const type = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${app.editorToken}` };
    const bytes = rawRequest({ method: 'POST', path: '/api/admin/media', headers: type, body: file });
    const socket = connect(Number(port), hostname);
    const received = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));
    socket.write(bytes.subarray(0, -20));
    await new Promise((resolve) => setTimeout(resolve, 2 * ALL_ARRIVED_MS));
    socket.write(bytes.subarray(-20));
    expect(statusOf(await received)).toBe(400);
  });

  it('times out in its headers, but not in a permitted upload', () => {
    expect(app.server.headersTimeout).toBe(20_000);
    expect(app.server.requestTimeout).toBeGreaterThan(BODY_LIMITS.upload.ms);
    // 16 MB at 0.5 Mbit/s.
    expect(BODY_LIMITS.upload.ms).toBeGreaterThan((BODY_LIMITS.upload.bytes * 8) / 500);
  });
});

describe('300 half-sent requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    const prepare = (nest: NestExpressApplication) => Promise.resolve(void Object.assign(nest.getHttpServer(), { headersTimeout: 300 }));
    app = await createTestApp({ prepare, bodyLimits: { ...BODY_LIMITS, visitor: { ...BODY_LIMITS.visitor, ms: 300 } } });
  });
  afterAll(() => {
    app.server.closeAllConnections();
    return app.close();
  });

  it('are closed soon after their time is up, whatever is missing, and others are served meanwhile', async () => {
    const head = rawRequest({ method: 'POST', path: '/api/contact', headers: { ...JSON_TYPE, 'Content-Length': '1000' } });
    const halves = [Buffer.alloc(0), Buffer.from('GET / HT'), head.subarray(0, -2), Buffer.concat([head, Buffer.from('{"name":')])];
    let open = 0;
    const closed = Array.from({ length: 300 }, (_, n) => {
      open++;
      return sendRaw(app.url, halves[n % halves.length] ?? head).finally(() => open--);
    });
    expect((await request(app.server).get('/api/services')).status).toBe(200);
    await until('the end of all of them', () => open === 0, 15_000);
    const statuses = (await Promise.all(closed)).map(statusOf);
    expect(statuses.filter((status) => status !== 408)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { makeAnswer, send, type Answer } from './answer.js';
import { pageHeaders } from './headers.js';

const HTML = `<!doctype html><style>a{b:c}</style><p>${'A page. '.repeat(200)}</p>`;

describe('an answer', () => {
  let server: Server;
  let answer: Answer;

  beforeAll(async () => {
    answer = await makeAnswer({ headers: { ...pageHeaders(HTML), 'Content-Type': 'text/html; charset=utf-8' }, body: HTML });
    server = createServer((req, res) => send(req, res, answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  const get = (headers: Record<string, string>) => request(server).get('/').set(headers);

  it('is sent in each encoding, with an ETag for each', async () => {
    const etags = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, status } = await fetchRaw(server, { 'accept-encoding': encoding });
      expect(status).toBe(200);
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      etags.add(headers.get('etag') ?? undefined);
    }
    expect(etags.size).toBe(3);
    expect((await get({ 'Accept-Encoding': 'gzip' })).text).toBe(HTML);
  });

  it('is 304 for who has it, in the encoding asked for, with the headers but without those of a body', async () => {
    const full = await get({ 'Accept-Encoding': 'gzip' });
    const etag = full.headers['etag'] as string;
    const not = await get({ 'Accept-Encoding': 'gzip', 'If-None-Match': `"other", W/${etag}` });
    expect(not.status).toBe(304);
    expect(not.text).toBe('');
    expect(not.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'content-security-policy': full.headers['content-security-policy'],
    });
    expect(not.headers['content-type']).toBeUndefined();
    expect((await get({ 'Accept-Encoding': 'identity', 'If-None-Match': etag })).status).toBe(200);
    expect((await get({ 'If-None-Match': '*' })).status).toBe(304);
  });

  it('has no body for HEAD, but its length', async () => {
    const head = await request(server).head('/').set('Accept-Encoding', 'identity');
    expect(head.text ?? '').toBe('');
    expect(head.headers['content-length']).toBe(String(HTML.length));
  });

  it('has no ETag when it is an error, and no encodings when it is small or packed already', async () => {
    const missing = await makeAnswer({ status: 404, headers: { 'Content-Type': 'text/html' }, body: HTML });
    expect(missing.variants.br?.etag).toBeUndefined();
    const small = await makeAnswer({ headers: { 'Content-Type': 'text/html' }, body: 'x' });
    const picture = await makeAnswer({ headers: { 'Content-Type': 'image/avif' }, body: Buffer.alloc(5000) });
    expect([Object.keys(small.variants), Object.keys(picture.variants)]).toEqual([['identity'], ['identity']]);
  });
});

/** Supertest hides the encoding of what it has decoded. */
function fetchRaw(server: Server, headers: Record<string, string>) {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
}

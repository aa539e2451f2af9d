import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchesEtag, preferredEncoding } from './response.js';

describe('preferredEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0.1, *;q=0.9', 'br'],
    ['identity;q=0.9, br;q=0.5', 'identity'],
    ['BR', 'br'],
    ['brotli-is-nice', 'identity'],
    ['br;q=abc', 'identity'],
    [', ,;;q', 'identity'],
    ['*;q=0.5, gzip', 'gzip'],
    [`${'x,'.repeat(100)}br`, 'identity'],
  ])('returns for %s: %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", W/"a" , "y"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    ['"a', false],
  ])('returns for %s: %s', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected);
  });
});

import request from 'supertest';
import { prepareResponse, send, type PreparedResponse } from './response.js';
import { pageHeaders } from './headers.js';

const HTML = `<!doctype html><style>a{b:c}</style><p>${'A page. '.repeat(200)}</p>`;

describe('a prepared response', () => {
  let server: Server;
  let prepared: PreparedResponse;

  beforeAll(async () => {
    prepared = await prepareResponse({ headers: { ...pageHeaders(HTML), 'Content-Type': 'text/html; charset=utf-8' }, body: HTML });
    server = createServer((req, res) => send(req, res, prepared)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  const get = (headers: Record<string, string>) => request(server).get('/').set(headers);

  it('has an ETag for each encoding', async () => {
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

  it('is 304 for a matching ETag, without body headers', async () => {
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

  it('has a length but no body for HEAD', async () => {
    const head = await request(server).head('/').set('Accept-Encoding', 'identity');
    expect(head.text ?? '').toBe('');
    expect(head.headers['content-length']).toBe(String(HTML.length));
  });

  it('has no ETag if it is an error, and no encodings if it is small or already compressed', async () => {
    const missing = await prepareResponse({ status: 404, headers: { 'Content-Type': 'text/html' }, body: HTML });
    expect(missing.variants.br?.etag).toBeUndefined();
    const small = await prepareResponse({ headers: { 'Content-Type': 'text/html' }, body: 'x' });
    const picture = await prepareResponse({ headers: { 'Content-Type': 'image/avif' }, body: Buffer.alloc(5000) });
    expect([Object.keys(small.variants), Object.keys(picture.variants)]).toEqual([['identity'], ['identity']]);
  });
});

/** Supertest hides the encoding of what it has decoded. */
function fetchRaw(server: Server, headers: Record<string, string>) {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
}

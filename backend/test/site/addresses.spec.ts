// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { newRecord } from '../../src/platform/common/records.js';
import { Redirect, type RedirectStatus } from '../../src/redirects/redirect.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { smallFrontEnd } from './small-front-end.js';

describe('addresses', () => {
  const { built, gate } = smallFrontEnd();
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest, built) });
    await addRedirect('/old-page', '/contact');
    await addRedirect('/old-search', '/services?q=lights#list');
    await addRedirect('/elsewhere', 'https://partner.example/a b?c=ü', 302);
    await addRedirect('/gone', null, 410);
    await addRedirect('/projects', null, 410);
    await addRedirect('/evil', '//evil.example');
  });
  afterAll(() => app.close());

  async function addRedirect(fromPath: string, toPath: string | null, statusCode: RedirectStatus = toPath ? 301 : 410) {
    await app.dataSource.getRepository(Redirect).save(Object.assign(newRecord(Redirect, new Date()), { fromPath, toPath, statusCode }));
  }

  const get = (path: string, init: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...init });
  const outcome = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };

  /** Sent verbatim, which client libraries would not do. */
  async function raw(target: string): Promise<string> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    await once(socket, 'close');
    return text;
  }

  it.each([
    ['/Contact', 301, '/contact'],
    ['/contact/', 301, '/contact'],
    ['//contact', 301, '/contact'],
    ['/%63ontact', 301, '/contact'],
    ['/Services/?q=A%20b', 301, '/services?q=A%20b'],
    ['/Admin', 301, '/admin'],
    ['/API/services', 301, '/api/services'],
    ['/old-page', 301, '/contact'],
    ['/OLD-Page/', 301, '/contact'],
    ['/old-page?utm_source=mail&gclid=a%20b&x=%26', 301, '/contact?utm_source=mail&gclid=a%20b&x=%26'],
    ['/Contact/?utm_campaign=May&from=/about', 301, '/contact?utm_campaign=May&from=/about'],
    ['/old-search?fbclid=1&q=evil&%71=evil&sort=up', 301, '/services?q=lights&fbclid=1&sort=up#list'],
    ['/elsewhere?utm_source=mail&next=//evil.example&c=evil', 302, 'https://partner.example/a%20b?c=%C3%BC&utm_source=mail'],
    ['/old-page?//evil.example', 301, '/contact?//evil.example'],
    ['/elsewhere', 302, 'https://partner.example/a%20b?c=%C3%BC'],
    ['/gone', 410, null],
    ['/projects', 410, null],
    ['/evil', 404, null],
    ['/contact', 200, null],
    ['/nowhere', 404, null],
    ['/nowhere.php?x=1', 404, null],
    ['/assets/missing.js', 404, null],
    ['/admin/assets/missing.js', 404, null],
    ['/index.html', 404, null],
    ['/contact?x=%zz&y=%00', 200, null],
  ])('%s responds %s %s', async (path, status, location) => {
    expect(await outcome(path)).toEqual([status, location]);
  });

  it('redirect simultaneous requests with their own queries', async () => {
    const ids = ['1', '2', '3'];
    const responses = await Promise.all(ids.map((id) => outcome(`/old-page?gclid=${id}`)));
    expect(responses).toEqual(ids.map((id) => [301, `/contact?gclid=${id}`]));
  });

  it.each([
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    'http://evil.example//other.example/',
    '/..//evil.example/%2e%2e',
    // @asvs 1.2.2, 3.7.2
  ])('%s never redirects to another site', async (target) => {
    const location = /^location: (.*)\r$/im.exec(await raw(target))?.[1];
    if (location !== undefined) expect(location).toMatch(/^\/[^/\\]/);
  });

  const HOSTILE = [
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/assets/../../../package.json',
    '/assets/%2e%2e/index.html',
    '/assets/..%2f..%2fpackage.json',
    '/admin/../../package.json',
    '/%',
    '/%zz',
    '/%c3%28',
    '/a\\b',
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(3000)}`,
    '/contact?' + 'x=1&'.repeat(3000),
    '/__proto__',
    '/constructor/prototype',
    '*',
    '/?__proto__[x]=1',
    '/\u00ff',
    '/services/%F0%9F%92%A1',
    'http://localhost/contact',
    '/contact#x',
  ];
  // @asvs 1.1.1
  it.each(HOSTILE.map((target) => [target.slice(0, 40), target]))('%s gets a response', async (_, target) => {
    const text = await raw(target);
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])).toBeLessThan(500);
    expect(text).not.toContain('"workspaces"');
    expect(text).not.toContain('root:x');
  });

  it('of no page share one rendered page', async () => {
    gate.renders.length = 0;
    for (const path of ['/%00', '/%01', '/%', `/${'b'.repeat(1500)}`]) expect((await get(path)).status).toBe(404);
    expect(gate.renders.length).toBeLessThanOrEqual(1);
  });

  it('respond to HEAD without a body, and other methods like the API', async () => {
    const head = await get('/contact', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    const put = await get('/contact', { method: 'PUT' });
    expect(await put.json()).toEqual({ statusCode: 404, error: 'There is nothing at this address.' });
  });

  it('show a plain page if rendering fails, which is not stored', async () => {
    const response = await get('/fails');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('cannot render this');
  });

  it('redirect as soon as a redirect is created', async () => {
    expect((await get('/nowhere')).status).toBe(404);
    await addRedirect('/nowhere', '/services');
    expect(await outcome('/nowhere')).toEqual([301, '/services']);
  });
});

// Says the same on any database.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PictureCopies } from '../src/media/picture-copies.entity.js';
import { PictureCopiesWorker } from '../src/media/picture-copies-worker.service.js';
import { serveSite } from '../src/site/engine/front-handler.js';
import { ServicesService } from '../src/services/services.service.js';
import { PageCache } from '../src/site/engine/page-cache.js';
import { makeMedia, picture } from './factories/media.js';
import { makeTestimonial } from './factories/testimonials.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { until } from './support/until.js';

describe('a cached page', () => {
  const { built, gate } = smallFrontEnd();
  let app: TestApp;
  let serviceId: string;
  let homepageId: string;

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest, built) });
    const service = { title: 'Rewiring', description: 'Before', baseDescription: 'Before' };
    const created = await staff('post', '/api/admin/services', { ...service, status: 'published' });
    expect(created).toMatchObject({ status: 201 });
    serviceId = (created.body as { id: string }).id;
    homepageId = ((await staff('get', '/api/admin/homepage/draft')).body as { id: string }).id;
  });
  afterAll(() => app.close());
  afterEach(() => {
    gate.renders.length = 0;
  });

  const staff = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
    request(app.server)[method](path).set('Authorization', `Bearer ${app.adminToken}`).send(body);
  const page = async (path: string) => (await request(app.server).get(path)).text;

  const headlineBlocks = (title: string) => [{ id: 'hero', type: 'hero', enabled: true, order: 1, content: { title } }];

  /** Each changes content to `text` and resolves with the response. */
  const CHANGES: [name: string, path: string, change: (text: string) => Promise<{ status: number }>][] = [
    ['an edit of a service', '/services', (text) => staff('put', `/api/admin/services/${serviceId}`, { description: text })],
    ['a change of the settings', '/projects', (text) => staff('put', '/api/admin/company-info', { companyName: text })],
    [
      'a publish',
      '/',
      async (text) => {
        expect(await staff('put', `/api/admin/homepage/${homepageId}`, { blocks: headlineBlocks(text) })).toMatchObject({ status: 200 });
        return staff('post', `/api/admin/homepage/${homepageId}/publish`, { changeNote: 'test' });
      },
    ],
  ];

  it('is rendered once', async () => {
    const first = await request(app.server).get('/services');
    const second = await request(app.server).get('/services');
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(gate.renders).toEqual(['/services']);
  });

  it.each(CHANGES)('is new after %s', async (name, path, change) => {
    const text = `Changed by ${name}`;
    expect(await page(path)).not.toContain(text);
    expect((await change(text)).status).toBeLessThan(300);
    expect(await page(path)).toContain(text);
  });

  it.each(CHANGES)('is new after %s during a render', async (name, path, change) => {
    await change('Old text');
    const held = gate.hold();
    const early = page(path);
    await held.reached;
    const text = `Meanwhile: ${name}`;
    expect((await change(text)).status).toBeLessThan(300);
    const afterwards = page(path);
    held.release();
    expect(await early).toContain('Old text');
    expect(await afterwards).toContain(text);
    expect(await page(path)).toContain(text);
  });

  it('stays if something else has changed', async () => {
    await page('/projects');
    await staff('put', `/api/admin/services/${serviceId}`, { description: 'Not on this page' });
    gate.renders.length = 0;
    await page('/projects');
    expect(gate.renders).toEqual([]);
  });

  it('is shared by simultaneous requests', async () => {
    await staff('put', `/api/admin/services/${serviceId}`, { description: 'At the same time' });
    const pages = await Promise.all(Array.from({ length: 10 }, () => page('/services')));
    expect(new Set(pages).size).toBe(1);
    expect(gate.renders).toEqual(['/services']);
  });

  it('is not stored for unknown queries, nor rendered again for tracking parameters', async () => {
    await page('/services');
    gate.renders.length = 0;
    await page('/services?utm_source=leaflet&gclid=1');
    expect(gate.renders).toEqual([]);
    await page('/services?x=1');
    await page('/services?x=1');
    expect(gate.renders).toEqual(['/services?x=1', '/services?x=1']);
    gate.renders.length = 0;
    for (const n of [1, 2, 3]) expect(await page(`/services?ignored=${n}`)).toBe(await page('/services'));
    expect(gate.renders).toEqual([]);
  });

  it('is the same for all unknown addresses, until its content changes', async () => {
    const missing = async (path: string) => {
      const { status, text } = await request(app.server).get(path);
      expect(status).toBe(404);
      return text;
    };
    const first = await missing('/none');
    for (const path of ['/none', '/none/1', '/-', '/%00', '/services/none/2', '/none?x=3']) expect(await missing(path)).toBe(first);
    expect(gate.renders).toEqual(['/-']);
    await staff('put', '/api/admin/company-info', { companyName: 'Shown on the missing page' });
    expect(await missing('/none')).toContain('Shown on the missing page');
  });

  it('is the same for all deleted addresses, after redirects', async () => {
    await staff('post', '/api/admin/redirects', { fromPath: '/gone', statusCode: 410 });
    await staff('post', '/api/admin/redirects', { fromPath: '/gone-too', statusCode: 410 });
    gate.renders.length = 0;
    for (const path of ['/gone', '/gone-too', '/gone']) expect((await request(app.server).get(path)).status).toBe(410);
    expect(gate.renders).toEqual(['/-']);
    await request(app.server).get('/moved').expect(404);
    await staff('post', '/api/admin/redirects', { fromPath: '/moved', toPath: '/services', statusCode: 301 });
    await request(app.server).get('/moved').expect(301);
  });

  it('has the same headers whether rendered or stored, in every encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await staff('put', `/api/admin/services/${serviceId}`, { description: encoding });
      const get = () => fetch(`${app.url}/services`, { headers: { 'Accept-Encoding': encoding } });
      const [rendered, stored] = [await get(), await get()];
      const comparable = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
      expect(comparable(stored)).toEqual(comparable(rendered));
      expect(comparable(stored)).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      expect(stored.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      const etag = stored.headers.get('etag') ?? '';
      const again = await fetch(`${app.url}/services`, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': `W/${etag}, "x"` } });
      expect(again.status).toBe(304);
    }
  });
});

describe("cached visitors' JSON", () => {
  const SERVICES = '/api/services';
  let app: TestApp;
  let serviceId: string;
  let stored: () => number;

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest, smallFrontEnd().built) });
    const service = { title: 'Rewiring', description: 'Before', baseDescription: 'Before', status: 'published' };
    serviceId = ((await staff('post', '/api/admin/services', service)).body as { id: string }).id;
    const cache = app.get(PageCache);
    stored = () => cache.size;
  });
  afterAll(() => app.close());

  const staff = (method: 'post' | 'put', path: string, body: object) =>
    request(app.server)[method](path).set('Authorization', `Bearer ${app.adminToken}`).send(body);
  const describeAs = async (description: string) => {
    expect(await staff('put', `/api/admin/services/${serviceId}`, { description })).toMatchObject({ status: 200 });
  };
  const read = async (path = SERVICES) => (await request(app.server).get(path)).text;

  it('equals what is read from the database, and is read once', async () => {
    const first = await fetch(app.url + SERVICES);
    const uncached = await fetch(`${app.url}${SERVICES}?x=1`);
    const second = await fetch(app.url + SERVICES);
    expect(await first.text()).toBe(await uncached.text());
    for (const header of ['content-type', 'cache-control', 'content-security-policy'])
      expect([first, second].map(({ headers }) => headers.get(header))).toEqual(Array(2).fill(uncached.headers.get(header)));
    expect(app.get(PageCache).get(SERVICES)).toBeDefined();
  });

  it('is compressed, and not sent again to those who have it', async () => {
    await describeAs('Compressible. '.repeat(30));
    const { headers } = await fetch(app.url + SERVICES, { headers: { 'Accept-Encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    const again = await fetch(app.url + SERVICES, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('is new after a change, also for what is read by slug', async () => {
    for (const path of [SERVICES, '/api/services/rewiring']) {
      await read(path);
      await describeAs(`Changed for ${path}`);
      expect(await read(path)).toContain(`Changed for ${path}`);
    }
  });

  it('is new after a change during a read', async () => {
    await describeAs('Old text');
    const services = app.get(ServicesService);
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const listOffered = services.listOffered.bind(services);
    services.listOffered = async () => {
      const offered = await listOffered();
      reached.resolve();
      await released.promise;
      return offered;
    };
    const early = read();
    await reached.promise;
    services.listOffered = listOffered;
    await describeAs('New text');
    const afterwards = read();
    released.resolve();
    expect(await early).toContain('Old text');
    expect(await afterwards).toContain('New text');
    expect(await read()).toContain('New text');
  });

  it('has the copies of a picture as soon as they are made', async () => {
    const { id, url } = await makeMedia(app, {}, await picture('jpeg', { width: 900, height: 600 }));
    await makeTestimonial(as(app, app.editorToken), { name: 'Ada Hart', image: url });
    const worker = app.get(PictureCopiesWorker);
    const queue = app.dataSource.getRepository(PictureCopies);
    await until('the first copies', () => queue.existsBy({ id, isMade: true }));
    await queue.update(id, { isMade: false, attempts: 0, dueAt: new Date(Date.now() + 3_600_000) });
    app.get(PageCache).clear();
    const copies = async () => JSON.stringify((await request(app.server).get('/api/testimonials')).body).includes(`${id}-480.avif`);
    for (let time = 0; time < 2; time++) expect(await copies()).toBe(false);
    await queue.update(id, { dueAt: new Date(0) });
    await worker.wake();
    expect(await queue.findOneBy({ id })).toMatchObject({ isMade: true });
    expect(await copies()).toBe(true);
  });

  // @asvs 14.2.2
  it('is not stored for queries, other spellings, unknown or private addresses', async () => {
    await read();
    const before = stored();
    const odd = [
      '/api/services/none',
      '/api/services?x=1',
      '/api//services',
      '/api/services/',
      '/api/%73ervices',
      '/api/services/REWIRING',
    ];
    for (const path of [...odd, '/api/admin/services', '/api/health', '/api/services/rewiring%20', `/api/services/${'x'.repeat(300)}`])
      await read(path);
    expect(stored()).toBe(before);
    expect((await request(app.server).get('/api/services/none')).body).toMatchObject({ statusCode: 404 });
  });
});

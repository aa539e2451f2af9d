import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { serveSite } from '../src/site/engine/front-handler.js';
import { daysBefore, londonDay } from '../src/platform/time/london.js';
import { PageCount } from '../src/site/statistics/page-count.entity.js';
import { PageCounter } from '../src/site/statistics/page-counter.service.js';
import type { PageStatistics } from '../src/site/statistics/page-statistics.dto.js';
import { enquiry } from './factories/inquiry.js';
import { makeLocation } from './factories/locations.js';
import { makeService } from './factories/services.js';
import { smallFrontEnd } from './site/small-front-end.js';
import { makeInquiry } from './factories/inquiry.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { until } from './support/until.js';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('page statistics', () => {
  let app: TestApp;
  const prepare = { prepare: (nest: Parameters<typeof serveSite>[0]) => serveSite(nest, smallFrontEnd().built) };
  const counts = () => app.dataSource.getRepository(PageCount);
  const open = (path: string, headers: Record<string, string> = {}) =>
    request(app.server)
      .get(path)
      .set({ 'User-Agent': BROWSER, ...headers });
  const tell = (body: object, headers: Record<string, string> = {}) =>
    request(app.server)
      .post('/api/page-events')
      .set({ 'User-Agent': BROWSER, ...headers })
      .send(body);
  const report = async (query = '') => {
    const { status, body } = await as(app, app.editorToken).get(`/api/admin/page-statistics${query}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as PageStatistics;
  };

  beforeAll(async () => {
    app = await createTestApp(prepare);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.get(PageCounter, { strict: false }).flush();
    await counts().clear();
  });

  it('count each view of a page, rendered, cached or not modified', async () => {
    const { headers } = await open('/services').expect(200);
    await open('/services').expect(200);
    await open('/services?utm_source=letter').expect(200);
    await open('/services', { 'If-None-Match': headers['etag'] ?? '' }).expect(304);
    await open('/').expect(200);
    expect(await report()).toMatchObject({
      totals: { views: 5, calls: 0, enquiries: 0 },
      pages: [
        { path: '/services', views: 4, rate: 0 },
        { path: '/', views: 1, rate: 0 },
      ],
    });
  });

  it('ignore bots, staff, prefetches, HEAD, other addresses and files', async () => {
    await open('/services', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open('/services', { Cookie: 'staff=1' });
    await open('/services', { 'Sec-Purpose': 'prefetch' });
    await request(app.server).head('/services').set('User-Agent', BROWSER);
    for (const path of ['/nowhere', '/SERVICES', '/sitemap.xml', '/favicon.svg', '/admin', '/api/services']) await open(path);
    expect((await report()).pages).toEqual([]);
  });

  it('count searches without a result by words and day, and nothing that may tell about a person', async () => {
    for (const path of ['Heat  Pump', 'heat-pump', 'café lights', 'lights flickering'])
      await tell({ kind: 'search', path }, {}).expect(204);
    for (const path of ['07700 900123', 'me@example.com', 'one two three four', 'x'.repeat(40), '<b>', 'ch62', ' '])
      await tell({ kind: 'search', path });
    await tell({ kind: 'search', path: 'staff words' }, { Cookie: 'staff=1' });
    const { searches, totals, pages } = await report();
    expect(searches).toEqual([
      { words: 'heat pump', count: 2 },
      { words: 'café lights', count: 1 },
      { words: 'lights flickering', count: 1 },
    ]);
    expect({ totals, pages }).toEqual({ totals: { views: 0, calls: 0, enquiries: 0 }, pages: [] });
  });

  it('count postcodes without a page by district', async () => {
    await makeLocation(as(app, app.editorToken), { name: 'Covered', slug: 'covered', postcodes: ['CH47'] });
    for (const postcode of ['CH1 1AA', 'ch1', 'L1 8JQ', 'CH47', 'Chester', '12']) await open(`/api/postcode-check?postcode=${postcode}`);
    await open('/api/postcode-check?postcode=M1', { 'User-Agent': 'curl/8' });
    expect((await report()).districts).toEqual([
      { words: 'CH1', count: 2 },
      { words: 'L1', count: 1 },
    ]);
  });

  it('keep a bounded number of misses a day', async () => {
    const counter = app.get(PageCounter, { strict: false });
    const letter = (n: number) => String.fromCodePoint(97 + n);
    const words = Array.from({ length: 400 }, (_, n) => `word${letter(Math.floor(n / 26))}${letter(n % 26)}`);
    for (const word of words) counter.countSearch(word);
    await counter.flush();
    expect(await counts().count()).toBe(300);
    counter.countSearch('wordaa');
    counter.countSearch('another');
    await counter.flush();
    expect(await counts().count()).toBe(300);
    const { searches } = await report();
    expect(searches).toHaveLength(50);
    expect(searches[0]).toEqual({ words: 'wordaa', count: 2 });
  });

  it('count calls and views that a page reports, for pages only', async () => {
    await tell({ kind: 'call', path: '/services' }).expect(204);
    await tell({ kind: 'view', path: '/projects' }).expect(204);
    for (const path of ['/nowhere', 'services', '//evil.example', '/services?x', '/api/services', '/%'])
      await tell({ kind: 'call', path }).expect(204);
    await tell({ kind: 'call', path: '/services' }, { 'User-Agent': 'curl/8' }).expect(204);
    await tell({ kind: 'call', path: '/services' }, { Cookie: 'staff=1' }).expect(204);
    expect((await report()).pages).toEqual([
      { path: '/services', views: 0, calls: 1, enquiries: 0, rate: null },
      { path: '/projects', views: 1, calls: 0, enquiries: 0, rate: 0 },
    ]);
  });

  it('reject unknown events, and too many from one address', async () => {
    for (const body of [{}, { kind: 'enquiry', path: '/' }, { kind: 'view' }, { kind: ['view'], path: '/' }, { kind: 'view', path: {} }])
      await tell(body).expect(400);
    await tell({ kind: 'view', path: `/${'x'.repeat(300)}` }).expect(400);
    const statuses = new Set<number>();
    for (let i = 0; i < 125; i++) statuses.add((await tell({ kind: 'call', path: '/' })).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  it('count an enquiry for the page that it came from, or the contact page', async () => {
    const write = (source?: string) => request(app.server).post('/api/contact').send(enquiry({ source })).expect(201);
    await write('/services');
    await write('/no/such/page');
    await write();
    const pages = await until('three enquiries', async () => {
      const { pages: found, totals } = await report();
      return totals.enquiries === 3 ? found : null;
    });
    expect(pages.map(({ path, enquiries }) => [path, enquiries])).toEqual([
      ['/contact', 2],
      ['/services', 1],
    ]);
  });

  it('add up the counts of several processes', async () => {
    const replicas = Array.from({ length: 4 }, () => new PageCounter(counts(), app.dataSource));
    for (let round = 0; round < 5; round++) {
      for (const [i, replica] of replicas.entries()) for (const path of ['/', '/services']) replica.count('view', path, i + 1);
      await Promise.all(replicas.map((replica) => replica.flush()));
    }
    // A process that could not write keeps its counts.
    for (const replica of replicas) await replica.flush();
    expect((await report()).totals.views).toBe(5 * 2 * (1 + 2 + 3 + 4));
  });

  it('keep what could not be written for the next attempt', async () => {
    const counter = new PageCounter(counts(), app.dataSource);
    counter.count('view', '/');
    const runner = app.dataSource.createQueryRunner();
    await runner.renameTable('page_counts', 'page_counts_away');
    await counter.flush();
    counter.count('view', '/');
    await runner.renameTable('page_counts_away', 'page_counts');
    await runner.release();
    await counter.flush();
    expect((await report()).totals.views).toBe(2);
  });

  it('cover a period by day, and delete what is older than two years', async () => {
    const today = londonDay(new Date());
    const row = (ago: number, count: number) => ({ day: daysBefore(today, ago), kind: 'view' as const, path: '/', count });
    await counts().insert([row(0, 1), row(6, 2), row(7, 4), row(364, 8), row(365, 16), row(761, 32)]);
    const views = async (query: string) => (await report(query)).totals.views;
    expect(await views('?days=7')).toBe(3);
    expect(await views('')).toBe(7);
    expect(await views('?days=365')).toBe(15);
    const { from, to, days } = await report('?days=7');
    expect({ from, to }).toEqual({ from: daysBefore(today, 6), to: today });
    expect(days.map(({ views: seen }) => seen)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    await new PageCounter(counts(), app.dataSource).flush();
    expect(await counts().sum('count')).toBe(31);
  });

  it('return 400 for another period', async () => {
    for (const query of ['?days=', '?days=8', '?days=1e9', '?days=7&days=30', '?days=abc'])
      await as(app, app.editorToken).get(`/api/admin/page-statistics${query}`).expect(400, {
        statusCode: 400,
        error: 'Please choose a period of 7, 30, 90, 365 days, a month such as 2026-10 or a quarter such as 2026-Q4.',
      });
  });

  it('lose nothing on a normal stop', async () => {
    await app.close();
    app = await createTestApp(prepare);
    const { dataSource } = app;
    await open('/').expect(200);
    const written: PageCount[] = [];
    const destroy = dataSource.destroy.bind(dataSource);
    dataSource.destroy = async () => {
      written.push(...(await dataSource.getRepository(PageCount).find()));
      await destroy();
    };
    await app.close();
    expect(written).toMatchObject([{ path: '/', kind: 'view', count: 1 }]);
    app = await createTestApp(prepare);
  });

  it('list the best pages first', async () => {
    const day = londonDay(new Date());
    await counts().insert([
      { day, kind: 'view', path: '/much-read', count: 100 },
      { day, kind: 'view', path: '/brings-calls', count: 10 },
      { day, kind: 'call', path: '/brings-calls', count: 3 },
      { day, kind: 'enquiry', path: '/brings-calls', count: 2 },
    ]);
    expect((await report('?days=30')).pages).toEqual([
      { path: '/brings-calls', views: 10, calls: 3, enquiries: 2, rate: 0.5 },
      { path: '/much-read', views: 100, calls: 0, enquiries: 0, rate: 0 },
    ]);
  });

  it('add up the pages of each service and of each place, by name', async () => {
    await makeService(as(app, app.adminToken), { slug: 'eicr', title: 'EICR Testing', isActive: false });
    await makeLocation(as(app, app.adminToken), { slug: 'wirral', name: 'Wirral' });
    const today = londonDay(new Date());
    const row = (path: string, kind: 'view' | 'call', count: number, ago = 0) => ({ day: daysBefore(today, ago), kind, path, count });
    await counts().insert([
      row('/services/eicr', 'view', 5),
      row('/services/eicr/wirral', 'view', 10, 6),
      row('/services/eicr/wirral', 'call', 3),
      row('/services/eicr/wirral', 'view', 99, 7),
      row('/areas/wirral', 'view', 2),
      row('/services/former/chester', 'view', 1),
      row('/', 'view', 50),
    ]);
    expect(await report('?days=7')).toMatchObject({
      services: [
        { slug: 'eicr', name: 'EICR Testing', views: 15, calls: 3, enquiries: 0, rate: 0.2 },
        { slug: 'former', name: null, views: 1 },
      ],
      places: [
        { slug: 'wirral', name: 'Wirral', views: 12, calls: 3, rate: 0.25 },
        { slug: 'chester', name: null, views: 1 },
      ],
    });
  });

  it('are drawn on the dashboard once there are ten', async () => {
    const staff = as(app, app.editorToken);
    await counts().clear();
    expect((await staff.get('/api/admin/dashboard')).body).toMatchObject({ drawable: [] });
    await counts().insert([{ day: londonDay(new Date()), kind: 'enquiry', path: '/contact', count: 2 }]);
    await makeInquiry(app);
    // Of so few, words say more.
    expect((await staff.get('/api/admin/dashboard')).body).toMatchObject({ drawable: [] });
    await counts().insert([{ day: londonDay(new Date()), kind: 'view', path: '/', count: 8 }]);
    expect((await staff.get('/api/admin/dashboard')).body).toMatchObject({ drawable: ['days'] });
    for (let more = 0; more < 9; more += 1) await makeInquiry(app);
    expect((await staff.get('/api/admin/dashboard')).body).toMatchObject({ drawable: ['days', 'responses'] });
    const { days, totals, from, to } = await report('?days=30');
    const { body } = await staff.get('/api/admin/dashboard/charts').expect(200);
    expect(body).toMatchObject({ days: { from, to, totals, days }, responses: { from, to, totals: { received: 10 } } });
    expect(days.at(-1)).toEqual({ day: to, views: 8, calls: 0, enquiries: 2 });
    await as(app).get('/api/admin/dashboard/charts').expect(401);
  });
});

// On MariaDB only among the further tests.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { londonDay } from '../src/platform/common/london.js';
import { CspCount } from '../src/site/csp-reports/csp-count.entity.js';
import type { BlockedContent } from '../src/site/csp-reports/csp-reports.dto.js';
import { CspReports, MOST_KINDS_A_DAY } from '../src/site/csp-reports/csp-reports.service.js';
import { as } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const PAGE = 'https://www.example.co.uk/contact?email=ann@example.org';
const [OLD, NEW] = ['application/csp-report', 'application/reports+json'];
const old = (blocked: string) => ({ 'csp-report': { 'document-uri': PAGE, 'effective-directive': 'img-src', 'blocked-uri': blocked } });
const entry = (blockedURL: string) => ({
  type: 'csp-violation',
  url: PAGE,
  body: { documentURL: PAGE, effectiveDirective: 'img-src', blockedURL },
});

describe('reports of the Content-Security-Policy', () => {
  let app: TestApp;
  const counts = () => app.dataSource.getRepository(CspCount);
  const send = (type: string, body: unknown) =>
    request(app.server).post('/api/csp-reports').set('Content-Type', type).send(JSON.stringify(body));
  const list = async () => (await as(app, app.adminToken).get('/api/admin/csp-reports').expect(200)).body as BlockedContent[];

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => counts().clear());

  it('are counted by directive and origin in both formats, without anything personal', async () => {
    await send(OLD, old('https://cdn.example/a?x=ann@example.org')).expect(204);
    await send(NEW, [entry('https://cdn.example/b'), entry('https://cdn.example/c'), entry('data')]).expect(204);
    const lastDay = londonDay(new Date());
    expect(await list()).toEqual([
      { area: 'website', directive: 'img-src', blocked: 'https://cdn.example', count: 3, lastDay },
      { area: 'website', directive: 'img-src', blocked: 'data', count: 1, lastDay },
    ]);
    expect(JSON.stringify(await counts().find())).not.toMatch(/ann|contact/);
  });

  it('are counted correctly when they arrive at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send(OLD, old('inline')).expect(204)));
    expect(await list()).toMatchObject([{ blocked: 'inline', count: 12 }]);
  });

  it('are refused with a sentence if they are something else', async () => {
    const { body } = await send(OLD, { name: 'Ann' }).expect(400);
    expect(body).toEqual({ statusCode: 400, error: 'This is not a report of the Content-Security-Policy.' });
    await send(OLD, old('x'.repeat(40_000))).expect(413);
    expect(await counts().count()).toBe(0);
  });

  it('have a bounded number of kinds a day', async () => {
    const reports = app.get(CspReports, { strict: false });
    for (let i = 0; i < MOST_KINDS_A_DAY + 40; i += 20)
      await reports.count(Array.from({ length: 20 }, (_, n) => entry(`https://${i + n}.example`)));
    await reports.count(old('https://0.example'));
    const rows = await list();
    expect(rows).toHaveLength(MOST_KINDS_A_DAY + 1);
    expect(rows[0]).toMatchObject({ blocked: 'others', count: 40 });
    expect(rows[1]).toMatchObject({ blocked: 'https://0.example', count: 2 });
  });

  it('are deleted after 30 days', async () => {
    const kind = { area: 'website', directive: 'img-src', blocked: 'data', count: 1 } as const;
    await counts().save([
      { ...kind, day: '2026-10-24' },
      { ...kind, day: '2026-10-25' },
    ]);
    await app.get(CspReports, { strict: false }).run(new Date('2026-11-23T12:00:00Z'));
    expect(await counts().find()).toMatchObject([{ day: '2026-10-25' }]);
  });

  it('are shown to administrators only', async () => {
    await as(app, app.editorToken).get('/api/admin/csp-reports').expect(403);
    await as(app).get('/api/admin/csp-reports').expect(401);
  });
});

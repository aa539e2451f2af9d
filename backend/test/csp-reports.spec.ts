// Says the same on any database.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import request from 'supertest';
import { SiteMetrics } from '../src/operations/metrics/site-metrics.service.js';
import { CspReports, MOST_LINES_A_DAY } from '../src/site/csp-reports/csp-reports.service.js';
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
  let reports: CspReports;
  let warn: jest.SpiedFunction<Logger['warn']>;
  const lines = () => warn.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Browsers blocked'));
  const total = async () => {
    const text = await app.get(SiteMetrics, { strict: false }).text();
    return Number(/^site_blocked_content_total\{area="website",directive="img-src"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const send = (type: string, body: unknown) =>
    request(app.server).post('/api/csp-reports').set('Content-Type', type).send(JSON.stringify(body));

  beforeAll(async () => {
    // Not before: the specs that share a file restore what they spy on.
    warn = jest.spyOn(Logger.prototype, 'warn');
    app = await createTestApp();
    reports = app.get(CspReports, { strict: false });
  });
  afterAll(() => {
    warn.mockRestore();
    return app.close();
  });
  beforeEach(() => void warn.mockClear());
  afterEach(() => reports.take([], new Date('2020-01-01T12:00:00Z')));

  it('are documented with the body of each type', async () => {
    const { paths } = (await request(app.server).get('/api/docs/openapi.json')).body as OpenAPIObject;
    const content = {
      [OLD]: { schema: { $ref: '#/components/schemas/OldCspReport' } },
      [NEW]: { schema: { type: 'array', items: { $ref: '#/components/schemas/BrowserReport' } } },
    };
    expect(paths['/api/csp-reports']?.post?.requestBody).toEqual({ required: true, content });
  });

  it('are logged once a day and counted, in both formats and without anything personal', async () => {
    const before = await total();
    await send(OLD, old('https://cdn.example/a?x=ann@example.org')).expect(204);
    await send(NEW, [entry('https://cdn.example/b'), entry('https://cdn.example/c'), entry('data')]).expect(204);
    expect(lines()).toEqual([
      'Browsers blocked on the website: https://cdn.example (img-src)',
      'Browsers blocked on the website: data (img-src)',
    ]);
    expect((await total()) - before).toBe(4);
  });

  it('are logged again on the next day', () => {
    reports.take(old('data'), new Date('2026-11-23T23:59:00Z'));
    reports.take(old('data'), new Date('2026-11-24T00:01:00Z'));
    expect(lines()).toHaveLength(2);
  });

  it('are refused with a sentence if they are something else', async () => {
    const { body } = await send(OLD, { name: 'Ann' }).expect(400);
    expect(body).toEqual({ statusCode: 400, error: 'This is not a report of the Content-Security-Policy.' });
    await send(OLD, old('x'.repeat(40_000))).expect(413);
    expect(lines()).toEqual([]);
  });

  it('fill no log: the lines of a day are bounded, and all are counted', async () => {
    const before = await total();
    for (let i = 0; i < MOST_LINES_A_DAY + 40; i += 20)
      reports.take(Array.from({ length: 20 }, (_, n) => entry(`https://${i + n}.example`)));
    expect(lines()).toHaveLength(MOST_LINES_A_DAY);
    expect((await total()) - before).toBe(MOST_LINES_A_DAY + 40);
  });
});

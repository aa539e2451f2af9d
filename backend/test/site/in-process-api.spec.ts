// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ContentTables } from '../../src/kinds/content-tables.service.js';
import { InProcessApi } from '../../src/site/engine/in-process-api.js';
import { Testimonial } from '../../src/testimonials/testimonial.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { addRows, ID } from '../support/many-rows.js';

describe('the in-process api', () => {
  let app: TestApp;
  let api: InProcessApi;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo' });
    api = app.get(InProcessApi);
  });
  afterAll(() => app.close());

  const overHttp = async (path: string) => {
    const response = await fetch(app.url + path);
    return { status: response.status, text: await response.text() };
  };
  const inProcess = async (path: string) => {
    const { status, body } = await api.reads().api(path);
    return { status, text: JSON.stringify(body) };
  };

  /** Every route with existing, unknown and invalid parameters. */
  async function addresses(): Promise<string[]> {
    const slugs = async (path: string, field = 'slug') =>
      ((await (await fetch(app.url + path)).json()) as Record<string, string>[]).slice(0, 3).map((record) => record[field] ?? '');
    const known = [
      ...(await slugs('/api/services')),
      ...(await slugs('/api/projects')),
      ...(await slugs('/api/locations')),
      ...(await slugs('/api/core-pages')),
    ];
    // No undecodable paths: no page has such an address.
    const odd = ['no-such-thing', 'UPPER', 'a%20b', '%C3%A9', '%00', 'constructor', '..%2f', 'x'.repeat(600)];
    const pages = [...(await slugs('/api/service-location-pages')), 'no-such-page', '', '%', 'é', "' or 1=1"];
    return [
      ...api.paths.flatMap((path) => (path.includes(':') ? [...known, ...odd].map((value) => path.replace(/:[^/]+/, value)) : [path])),
      ...pages.map((slug) => `/api/service-location-pages?slug=${slug}`),
      '/api/service-location-pages?slug=a&slug=b',
      '/api/testimonials?active=true',
      '/api/services?sort=%7B&x=y',
    ];
  }

  it('has every read for visitors', () => {
    expect(api.paths).toEqual(
      expect.arrayContaining([
        '/api/company-info',
        '/api/navigation',
        '/api/services',
        '/api/services/:slug',
        '/api/locations',
        '/api/service-location-pages',
        '/api/service-faqs/:serviceSlug',
        '/api/projects',
        '/api/projects/:slug',
        '/api/testimonials',
        '/api/core-pages/:slug',
        '/api/homepage/published',
      ]),
    );
    expect(api.paths.filter((path) => !path.startsWith('/api/') || path.startsWith('/api/admin'))).toEqual([]);
  });

  it('returns the same bytes as HTTP', async () => {
    const differing: string[] = [];
    for (const path of await addresses()) {
      const [here, there] = [await inProcess(path), await overHttp(path)];
      if (here.status !== there.status || here.text !== there.text)
        differing.push(`${path}\n  ${JSON.stringify(here)}\n  ${JSON.stringify(there)}`);
    }
    expect(differing.map((text) => text.slice(0, 600))).toEqual([]);
  });

  it('lets other requests be served between the steps of a large response', async () => {
    await addRows(app, Testimonial, 3_000, { id: ID });
    let [turn, isDone] = [0, false];
    const watching = (async () => {
      for (; !isDone; turn += 1) await nextTurn();
    })();
    const turns: number[] = [];
    const { parse, stringify } = JSON;
    const noted = <T>(json: string, result: T): T => {
      if (json.length > 100_000) turns.push(turn);
      return result;
    };
    jest.spyOn(JSON, 'parse').mockImplementation((json, revive) => noted(json, parse(json, revive) as unknown));
    jest.spyOn(JSON, 'stringify').mockImplementation(((value: unknown) => {
      const json = stringify(value);
      return noted(json ?? '', json);
    }) as typeof stringify);
    const { text } = await inProcess('/api/testimonials');
    isDone = true;
    await watching;
    jest.restoreAllMocks();
    expect(text.length).toBeGreaterThan(100_000);
    expect(turns.length).toBeGreaterThanOrEqual(3);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('records what was read, found or not, and nothing else', async () => {
    const reads = api.reads();
    await reads.api('/api/service-faqs/nothing');
    await reads.api('/api/company-info');
    expect([...app.get(ContentTables).resourcesOf(reads.tables)].sort()).toEqual(['company-info', 'services']);
    const [service] = (await reads.api('/api/services')).body as { slug: string }[];
    const ofService = api.reads();
    await ofService.api(`/api/service-faqs/${service?.slug}`);
    expect([...app.get(ContentTables).resourcesOf(ofService.tables)].sort()).toEqual(['faqs', 'page-faqs', 'services']);
    expect(reads.failed).toBe(false);
  });

  it('has no routes for staff and no unknown routes', async () => {
    for (const path of ['/api/admin/services', '/api/auth/me', '/api/nothing', '/', '']) expect((await inProcess(path)).status).toBe(404);
  });
});

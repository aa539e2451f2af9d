// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { makeLocation } from '../factories/locations.js';
import { makePage, PATH } from '../factories/service-location-pages.js';
import { makeService } from '../factories/services.js';
import { as, type Caller } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { crawl } from '../support/crawl.js';

/** A company in another town: no location is called Wirral. */
describe('links to services', () => {
  let app: TestApp;
  let editor: Caller;
  const places = ['Leeds', 'Bradford', 'Halifax'];
  const titles = ['Rewiring Services', 'EICR Testing', 'Commercial Electrical'];
  const services: { id: string; slug: string }[] = [];
  const locations: { id: string; slug: string }[] = [];
  /** The page of the first service in the first location. */
  let firstPage: string;

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest) });
    editor = as(app, app.editorToken);
    for (const [order, name] of places.entries()) locations.push(await makeLocation(editor, { name, order }));
    for (const title of titles) services.push(await makeService(editor, { title }));
    services.push(await makeService(editor, { title: 'EV Charging Points' }));
    const page = (service: number, location: number, fields: object = {}) =>
      makePage(editor, { serviceId: services[service]?.id, locationId: locations[location]?.id, ...fields });
    // In reverse, because the order of the tabs counts.
    for (const [service, location] of [
      [0, 2],
      [0, 1],
      [1, 2],
      [1, 1],
      [2, 2],
    ] as const)
      await page(service, location);
    firstPage = (await page(0, 0, { relatedServices: services.map(({ id }) => id) })).id;
    await page(3, 0, { status: 'draft' });
  });
  afterAll(() => app.close());

  const html = async (path: string) => (await fetch(app.url + path)).text();
  const linksTo = (page: string, slug: string) => [
    ...new Set([...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href).filter((href) => href.includes(`/services/${slug}`))),
  ];

  it('are never broken, whichever place comes first', async () => {
    const { pages, broken } = await crawl(app);
    expect(broken).toEqual([]);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        '/services/rewiring-services/leeds',
        '/services/eicr-testing/bradford',
        '/services/commercial-electrical/halifax',
      ]),
    );
  });

  it("are part of the visitors' API", async () => {
    const first = async (path: string) =>
      Object.fromEntries(
        ((await as(app).get(path)).body as { slug: string; firstLocation: string | null }[]).map((s) => [s.slug, s.firstLocation]),
      );
    expect(await first('/api/services')).toEqual({
      'rewiring-services': 'leeds',
      'eicr-testing': 'bradford',
      'commercial-electrical': 'halifax',
      'ev-charging-points': null,
    });
  });

  it('lead to the first place from cards, menu and footer', async () => {
    for (const path of ['/', '/services', '/services/rewiring-services/leeds']) {
      const page = await html(path);
      expect([path, linksTo(page, 'eicr-testing')]).toEqual([path, ['/services/eicr-testing/bradford']]);
    }
  });

  it('lead to the contact form for a service without a page, which menu and footer leave out', async () => {
    for (const path of ['/', '/services', '/services/rewiring-services/leeds']) {
      const page = await html(path);
      expect([path, linksTo(page, 'ev-charging-points')]).toEqual([path, ['/contact?from=/services/ev-charging-points']]);
      expect(/<header.*?<\/header>/s.exec(page)?.[0]).not.toContain('EV Charging Points');
      expect(/<footer.*<\/footer>/s.exec(page)?.[0]).toMatch(/href="\/services"[^>]*>EV Charging</);
    }
  });

  it("show a service's first page at its own address", async () => {
    const response = await fetch(`${app.url}/services/eicr-testing`);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(`<link rel="canonical" href="${app.env.publicUrl}/services/eicr-testing/bradford">`);
    expect(page).toMatch(/aria-current="page"[^>]*>Bradford/);
    expect((await fetch(`${app.url}/services/ev-charging-points`)).status).toBe(404);
    expect((await fetch(`${app.url}/services/eicr-testing/leeds`)).status).toBe(404);
  });

  it('change on every page when a page is withdrawn, published or moved', async () => {
    const led = async () => {
      const [path] = linksTo(await html('/projects'), 'rewiring-services');
      return [path, (await fetch(app.url + path)).status];
    };
    expect(await led()).toEqual(['/services/rewiring-services/leeds', 200]);
    await editor.put(`${PATH}/${firstPage}`, { status: 'draft' });
    expect(await led()).toEqual(['/services/rewiring-services/bradford', 200]);
    await editor.put(`/api/admin/locations/${locations[1]?.id}`, { order: 9 });
    expect(await led()).toEqual(['/services/rewiring-services/halifax', 200]);
    await editor.put(`/api/admin/locations/${locations[2]?.id}`, { isActive: false });
    expect(await led()).toEqual(['/services/rewiring-services/bradford', 200]);
    await editor.put(`${PATH}/${firstPage}`, { status: 'published' });
    expect(await led()).toEqual(['/services/rewiring-services/leeds', 200]);
  });
});

// Only among the further tests.
// Says the same on any database.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { ONLY_THE_CLOCK } from '../support/clock.js';
import { crawl, type Crawled } from '../support/crawl.js';
import { structuredData } from '../support/structured-data.js';

type Node = Record<string, unknown>;

/** The data itself and everything within it. */
const nodesIn = (data: unknown): Node[] =>
  typeof data === 'object' && data !== null ? [data as Node, ...Object.values(data).flatMap(nodesIn)] : [];

describe('the structured data', () => {
  let app: TestApp;
  let pages: Crawled['pages'];
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    const specialDays = [
      { from: '2026-01-02', hours: 'closed' },
      { from: '2026-12-24', hours: 'short', closes: '13:00' },
      { from: '2027-01-02', hours: 'closed' },
    ];
    await as(app, app.adminToken).put('/api/admin/company-info', { specialDays });
    jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), doNotFake: ONLY_THE_CLOCK });
    ({ pages } = await crawl(app, { onlyPages: true }));
  }, 300_000);
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(() => app.close());

  it('describes one business, with the same facts on every page, and refers to it elsewhere', () => {
    const id = `${app.env.publicUrl}/#business`;
    const [first] = structuredData(pages.get('/') ?? '').filter((node) => node['@id'] === id);
    expect(first).toMatchObject({ '@type': 'Electrician', name: 'Dibbin Electrical', telephone: '+441514960123' });
    const kinds = [
      /^\/$/,
      /^\/services\/.+\/.+/,
      /^\/areas\/./,
      /^\/areas$/,
      /^\/contact$/,
      /^\/projects$/,
      /^\/projects\/./,
      /^\/privacy$/,
    ];
    expect(kinds.filter((kind) => ![...pages.keys()].some((path) => kind.test(path)))).toEqual([]);
    for (const [path, html] of pages) {
      const named = structuredData(html)
        .flatMap(nodesIn)
        .filter((node) => node['@id'] === id);
      const described = named.filter((node) => Object.keys(node).length > 1);
      expect({ path, described }).toEqual({ path, described: [first] });
    }
  });

  it('knows the coming bank holidays and closings on days that are otherwise open', () => {
    const [business] = structuredData(pages.get('/contact') ?? '');
    const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
    const special = business?.['specialOpeningHoursSpecification'] as object[];
    expect(special.slice(0, 5)).toEqual([
      { ...closed, validFrom: '2026-12-25', validThrough: '2026-12-26' },
      { ...closed, validFrom: '2026-12-28', validThrough: '2026-12-28' },
      { ...closed, validFrom: '2027-01-01', validThrough: '2027-01-02' },
      { ...closed, validFrom: '2027-03-26', validThrough: '2027-03-26' },
      { ...closed, validFrom: '2027-03-29', validThrough: '2027-03-29' },
    ]);
    expect(special).toContainEqual({ ...closed, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '13:00' });
  });

  it('offers a service only at a price that is named with all its parts', async () => {
    const staff = as(app, app.adminToken);
    const [service] = (await staff.get('/api/admin/services?filter={"slug":"eicr-testing"}')).body as { id: string }[];
    const offersAt = async (price: object) => {
      expect((await staff.put(`/api/admin/services/${service?.id ?? ''}`, { priceTo: null, ...price })).status).toBe(200);
      const html = await (await fetch(`${app.url}/services/eicr-testing/wirral`)).text();
      return structuredData(html).find((data) => data['@type'] === 'Service')?.['offers'];
    };
    const none = { priceFrom: null, priceVat: null, priceFor: null, priceDependsOn: null, priceCheckedOn: null };
    expect(await offersAt(none)).toBeUndefined();
    const price = { priceFrom: 150, priceVat: 'included', priceFor: 'homes', priceDependsOn: 'the rooms', priceCheckedOn: '2026-03-02' };
    expect(await offersAt(price)).toEqual({
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'GBP', minPrice: 150, valueAddedTaxIncluded: true },
      eligibleCustomerType: ['http://purl.org/goodrelations/v1#Enduser'],
    });
  });

  it('dates every project', () => {
    const articles = [...pages].flatMap(([path, html]) =>
      path.startsWith('/projects/') ? structuredData(html).filter((data) => data['@type'] === 'Article') : [],
    );
    expect(articles.length).toBeGreaterThan(10);
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    for (const article of articles) expect(article).toMatchObject({ datePublished: time, dateModified: time });
    expect(articles.flatMap((article) => article['temporalCoverage'] ?? [])).toContainEqual(expect.stringMatching(/^\d{4}-\d\d$/));
  });

  it('names no other address on a page that search engines are to leave out', async () => {
    for (const path of ['/services?q=rewire', '/?sector=commercial', '/projects?category=industrial']) {
      const html = await (await fetch(app.url + path)).text();
      expect(html).toContain('content="noindex"');
      expect(html).not.toContain('rel="canonical"');
    }
    const wrong = [...pages].filter(([path, html]) => {
      const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
      return html.includes('content="noindex"') && canonical !== undefined && canonical !== app.env.publicUrl + path;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

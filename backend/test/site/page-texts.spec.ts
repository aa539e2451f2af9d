// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Kinds } from '../../src/kinds/kinds.service.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { partOfPage } from '../../src/site/edit-this/part-of-page.js';
import type { PageTexts } from '../../src/site/edit-this/page-texts.dto.js';
import { TextMarks } from '../../src/site/edit-this/text-marks.js';
import { SitePages } from '../../src/site/pages/site-pages.service.js';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { partsOf, plain } from '../support/page-parts.js';

/** Words of the website itself, which the sample company also uses in its texts. */
const BUILT_IN = ['24/7emergencyline', 'commercialelectrical'];
const PAGES = [
  ...['/', '/services', '/services/eicr-testing', '/services/eicr-testing/wirral', '/projects', '/projects/page/2'],
  ...['/areas', '/areas/wirral', '/about', '/contact', '/postcode-check', '/nowhere-at-all'],
];

describe('a text of the website', () => {
  let app: TestApp;
  const stored: string[] = [];
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    const admin = as(app, app.adminToken);
    for (const resource of ['services', 'locations', 'faqs', 'projects', 'testimonials', 'core-pages'])
      stored.push(JSON.stringify((await admin.get(`/api/admin/${resource}?range=[0,99]`)).body));
    stored.push(JSON.stringify((await admin.get('/api/admin/homepage/draft')).body));
    stored.push(JSON.stringify((await admin.get('/api/admin/company-info')).body));
  });
  afterAll(() => app.close());

  const shown = async (query: Record<string, string>) =>
    (await as(app, app.adminToken).get(`/api/admin/page-texts?${new URLSearchParams(query)}`)).body as PageTexts;

  it.each(PAGES)('knows its record and field on %s, whichever is clicked', async (path) => {
    const page = (await request(app.server).get(path)).text;
    expect(page).not.toMatch(/[\uE000\uE001]/);
    const kinds = app.get(Kinds).with('words');
    const marks = new TextMarks(new Map(kinds.map(({ kind }) => [kind.entity, kind])));
    const marked = await app.get(SitePages).madeOf(path, marks.mark);
    const parts = partsOf(page);
    const found = parts.map((part) => ({ ...part, sources: marks.of(partOfPage(marked, part) ?? { own: '', text: '' }) }));
    // Also the parts that no field makes are found in the page made anew, but for what is counted.
    expect(found.filter((part) => /\D/.test(part.whole) && !partOfPage(marked, part)).map(({ whole }) => whole)).toEqual([]);
    // What stands in a field word for word leads to one.
    const words = plain(
      stored
        .join('\n')
        .replaceAll(String.raw`\n`, ' ')
        .replaceAll(String.raw`\"`, '"'),
    );
    const lost = found.filter(
      ({ whole, sources }) => !sources.length && whole.length > 15 && !BUILT_IN.includes(whole) && words.includes(whole),
    );
    expect(lost.map(({ tag, whole }) => `${tag} ${whole}`)).toEqual([]);
    expect(found.filter(({ sources }) => sources.length).length).toBeGreaterThan(parts.length / 4);
  });

  it('leads to the field of the record that it is from, not to another with the same words', async () => {
    const admin = as(app, app.adminToken);
    const page = '/services/eicr-testing/wirral';
    const [heading] = partsOf((await request(app.server).get(page)).text).filter(({ tag }) => tag === 'h1');
    const { texts, page: whole } = await shown({ page, tag: 'h1', text: heading?.text ?? '', nth: '0' });
    expect(texts).toEqual([{ ...whole, path: 'heroTitle' }]);
    expect(await shown({ page })).toEqual({ texts: [], page: whole });
    const { body } = (await admin.get(`/api/admin/service-location-pages/${whole?.id}`)) as { body: { heroTitle: string } };
    expect(body.heroTitle.replace(/\s/g, '')).toContain(heading?.text);
  });

  it('leads to the settings, and to the part of the homepage where the draft has moved it', async () => {
    const admin = as(app, app.adminToken);
    const { companyName, phone } = (await admin.get('/api/admin/company-info')).body as Record<string, string>;
    const home = partsOf((await request(app.server).get('/')).text);
    const at = async (wanted: (typeof home)[number] | undefined) =>
      (await shown({ page: '/', tag: wanted?.tag ?? '', text: wanted?.text ?? '', nth: String(wanted?.nth) })).texts;
    const number = home.find(({ whole }) => whole === plain(phone ?? ''));
    expect(await at(number)).toMatchObject([{ resource: 'company-info', path: 'phone' }]);
    expect(await at(home.find(({ whole }) => whole === plain(companyName ?? '')))).toMatchObject([{ path: 'companyName' }]);
    const title = home.find(({ tag }) => tag === 'h2');
    expect(await at(title)).toMatchObject([{ resource: 'homepage', path: expect.stringMatching(/^blocks\.\d+\.content\.title$/) }]);
    const { id, blocks } = (await admin.get('/api/admin/homepage/draft')).body as { id: string; blocks: object[] };
    const [before] = await at(title);
    await admin.put(`/api/admin/homepage/${id}`, { blocks: blocks.toReversed().map((block, order) => ({ ...block, order: order + 1 })) });
    const moved = blocks.length - 1 - Number(before?.path?.split('.')[1]);
    expect(await at(title)).toEqual([{ ...before, path: `blocks.${moved}.content.title` }]);
  });

  it('is asked for by staff only, and any question has an answer', async () => {
    expect((await request(app.server).get('/api/admin/page-texts?page=/')).status).toBe(401);
    const nothing = { texts: [], page: null };
    const admin = as(app, app.adminToken);
    for (const query of ['', '?page[]=a', '?page=nowhere', '?page=//x', `?page=/${'a'.repeat(600)}`])
      expect((await admin.get(`/api/admin/page-texts${query}`)).body).toEqual(nothing);
    expect(await shown({ page: '/', tag: '<p>', text: 'a', nth: '-1' })).toMatchObject({ texts: [] });
    expect(await shown({ page: '/services/no-such-service', tag: 'h1', text: 'x', nth: 'x' })).toEqual(nothing);
  });
});

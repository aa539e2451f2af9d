// Only among the further tests.
import { describe, expect, it, jest } from '@jest/globals';
import { In } from 'typeorm';
import { RateLimit } from '../../src/platform/limits/rate-limit.js';
import { ContentCheckRuns } from '../../src/site/checks/content-check-runs.service.js';
import { Originality } from '../../src/pages/originality.service.js';
import { LinkTargets } from '../../src/site/checks/link-targets.service.js';
import { Project } from '../../src/projects/project.entity.js';
import { SiteChecks } from '../../src/site/checks/site-checks.service.js';
import { SitePages } from '../../src/site/pages/site-pages.service.js';
import { PageCount } from '../../src/site/statistics/page-count.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { makeMedia } from '../factories/media.js';
import { makeService } from '../factories/services.js';
import { makeTestimonial } from '../factories/testimonials.js';
import { as, UNKNOWN } from '../support/api.js';
import { createTestApp, useTestApp } from '../support/app.js';

interface Finding {
  kind: string;
  message: string;
  field: string | null;
  holds: string | null;
  record: { resource: string; id: string; title: string } | null;
}

interface PageCheck {
  findings: Finding[];
  address: string;
  title: { text: string; width: number; room: number };
  words: number;
  readingEase: number | null;
}

interface StoredFinding {
  kind: string;
  resource: string | null;
  recordId: string | null;
  recordTitle: string;
  path: string;
  message: string;
  field: string | null;
}

type Fields = Record<string, unknown> & { id: string; slug: string; title: string };

const PATH = '/api/admin/content-checks';

describe('content checks', () => {
  const { app, editor: staff } = useTestApp(() => createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) }));

  const read = async <T>(path: string) => (await staff.get(path)).body as T;
  const list = (filter: object = {}) => read<StoredFinding[]>(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const check = async (resource: string, fields: object, id?: string) => {
    const { status, body } = await staff.post(`${PATH}/page`, { resource, id, fields });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as PageCheck;
  };
  const first = async (resource: string) => {
    const [record] = await read<Fields[]>(`/api/admin/${resource}`);
    if (!record) throw new Error(`No ${resource}.`);
    return record;
  };
  /** Returns when all pages were checked after what was changed before. */
  const checkAll = async () => {
    await app.get(SiteChecks).run(new Date(Date.now() + 1_000_000));
    return list();
  };

  // Every page is rendered, which 'lead to the record' does on MariaDB, too.
  const onSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;
  onSqlite('find nothing to fix in the sample content', async () => {
    expect(await checkAll()).toEqual([]);
    expect(await read(`${PATH}/state`)).toMatchObject({ isRunning: false, checkedAt: expect.any(String) as unknown });
    const { pages } = await read<{ pages: number }>(`${PATH}/state`);
    expect(pages).toBeGreaterThan(100);
  });

  it('say of an unsaved page how it will be found, shared and read', async () => {
    const project = await first('projects');
    const { findings, title, address, words, readingEase } = await check('projects', { metaTitle: 'A short title' }, project.id);
    expect(findings).toEqual([]);
    expect(title).toMatchObject({ text: expect.stringContaining('A short title') as unknown, room: 600 });
    expect(address).toContain(`/projects/${project.slug}`);
    expect(words).toBeGreaterThan(100);
    expect(readingEase).toBeGreaterThan(0);
  });

  it('remind of a price that was checked more than 12 months ago, also of a service without pages', async () => {
    const price = { priceFrom: 150, priceVat: 'included', priceFor: 'homes', priceDependsOn: 'the rooms' };
    const today = new Date();
    const days = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const { id } = await makeService(staff, { title: 'Old price', ...price, priceCheckedOn: days(400) });
    const fresh = await makeService(staff, { title: 'New price', ...price, priceCheckedOn: days(300) });
    const found = (await checkAll()).filter(({ resource }) => resource === 'services');
    expect(found).toMatchObject([
      { kind: 'text', recordId: id, recordTitle: 'Old price', field: 'priceCheckedOn', message: expect.stringMatching(/12 months ago/) },
    ]);
    for (const made of [id, fresh.id]) await staff.delete(`/api/admin/services/${made}`);
  });

  it('name testimonials that visitors read without proof, as Today does, until it is entered', async () => {
    const proof = { hasConsent: true, givenOn: '2026-03-02', source: 'Google' };
    const lacking = [{ hasConsent: false }, { givenOn: null }, { source: null }];
    const made = await Promise.all([{}, ...lacking].map((lacks) => makeTestimonial(staff, { ...proof, ...lacks })));
    const found = (await checkAll()).filter(({ recordId }) => made.some(({ id }) => id === recordId));
    expect(found.map(({ field }) => field).sort()).toEqual(['givenOn', 'hasConsent', 'source']);
    const item = async () => {
      const { items } = (await read<{ today: { items: { key: string; title: string }[] } }>('/api/admin/dashboard')).today;
      return items.find(({ key }) => key === 'testimonials')?.title;
    };
    expect(await item()).toBe('3 testimonials lack proof');
    for (const { id } of made) await staff.put(`/api/admin/testimonials/${id}`, proof);
    expect([await item(), (await checkAll()).filter(({ resource }) => resource === 'testimonials')]).toEqual([undefined, []]);
    for (const { id } of made) await staff.delete(`/api/admin/testimonials/${id}`);
  });

  it('say where links lead', async () => {
    const about = (await read<Fields[]>('/api/admin/core-pages')).find(({ slug }) => slug === 'cookies');
    const project = await first('projects');
    const fromPath = '/checked-redirect';
    const admin = as(app, app.adminToken);
    await admin.post('/api/admin/redirects', { fromPath, toPath: '/contact', statusCode: 301 });
    await admin.post('/api/admin/redirects', { fromPath: '/checked-gone', statusCode: 410 });
    expect((await staff.put(`/api/admin/projects/${project.id}`, { publishStatus: 'draft' })).status).toBe(200);
    const links = [
      ...[
        '/',
        '/services',
        '/services/eicr-testing',
        '/SERVICES/',
        '/projects?sector=education',
        '/sitemap.xml',
        'https://elsewhere.example/',
      ],
      ...['mailto:a@b.example', '/areas', '/contact#form', '/no-such-page', fromPath, '/checked-gone', `/projects/${project.slug}`],
      `/media/${UNKNOWN}.pdf`,
    ];
    const words = `<p>${'Enough words. '.repeat(60)}</p>`;
    const content = words + links.map((href) => `<p><a href="${href}">To ${href}</a></p>`).join('');
    const { findings } = await check('core-pages', { content }, about?.id);
    expect(findings.map(({ kind, holds, record }) => ({ kind, holds, record }))).toEqual(
      ['/no-such-page', fromPath, '/checked-gone', `/projects/${project.slug}`, `/media/${UNKNOWN}.pdf`].map((holds) => ({
        kind: 'links',
        holds,
        record: null,
      })),
    );
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('where there is no page'),
      expect.stringContaining('redirects to /contact'),
      expect.stringContaining('was deleted'),
      expect.stringContaining('not published'),
      expect.stringContaining('no longer in the media library'),
    ]);
    expect((await staff.put(`/api/admin/projects/${project.id}`, { publishStatus: 'published' })).status).toBe(200);
    expect((await check('core-pages', { content }, about?.id)).findings).toHaveLength(4);
  });

  it('say where links lead when content changes while pages are listed', async () => {
    const targets = app.get<LinkTargets>(LinkTargets, { strict: false });
    targets.forget();
    const found = targets.find(['/projects/none']);
    targets.forget();
    expect(await found).toEqual(new Map([['/projects/none', { state: 'missing' }]]));
  });

  it('lead to the record that holds a text or a picture', async () => {
    const shown = await first('page-faqs');
    const faq = await read<Fields>(`/api/admin/faqs/${String(shown['faqId'])}`);
    const page = (await read<Fields[]>('/api/admin/service-location-pages')).find(({ serviceId }) => serviceId === shown['pageId']);
    await staff.put(`/api/admin/faqs/${faq.id}`, { answer: 'Ring 0151 496 0999 at once.' });
    const { findings } = await check('service-location-pages', {}, page?.id);
    const record = { resource: 'faqs', id: faq.id, title: faq['question'] };
    expect(findings).toMatchObject([{ kind: 'phone', holds: '0151 496 0999', record }]);

    const picture = await makeMedia(app);
    const projects = (await read<Fields[]>('/api/admin/projects')).slice(0, 2);
    for (const { id } of projects)
      expect((await staff.put(`/api/admin/projects/${id}`, { images: [{ url: picture.url, alt: '' }] })).status).toBe(200);
    // Each once, however many pages show them.
    expect((await checkAll()).sort((a, b) => b.kind.localeCompare(a.kind))).toMatchObject([
      { kind: 'phone', resource: 'faqs', recordId: faq.id, recordTitle: faq['question'] },
      { kind: 'alt', resource: 'media', recordId: picture.id, field: 'alt' },
    ]);
    expect(await list({ kind: 'alt' })).toHaveLength(1);
    expect(await list({ kind: 'links' })).toEqual([]);
    expect(await read('/api/admin/dashboard')).toMatchObject({
      today: { items: expect.arrayContaining([expect.objectContaining({ title: '2 things to fix on the pages' })]) },
    });
    expect((await staff.put(`/api/admin/media/${picture.id}`, { decorative: true })).status).toBe(200);
    expect((await check('projects', {}, projects[0]?.id)).findings).toEqual([]);
  });

  it('name pages that share a title, and those that nobody opened for a year', async () => {
    const [one, two, three] = await read<Fields[]>('/api/admin/projects');
    const title = { metaTitle: 'The same for both' };
    for (const project of [one, two]) expect((await staff.put(`/api/admin/projects/${project?.id}`, title)).status).toBe(200);
    const now = new Date(Date.now() + 1_000_000);
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    await app.dataSource.getRepository(Project).update({ id: In([one?.id, three?.id]) }, { createdAt: ago(400) });
    const seen = (path: string, day: Date) => ({ day: day.toISOString().slice(0, 10), kind: 'view' as const, path, count: 1 });
    await app.dataSource.getRepository(PageCount).insert([seen('/', ago(380)), seen(`/projects/${three?.slug}`, ago(300))]);
    await checkAll();
    expect(await list({ kind: 'title' })).toMatchObject([
      { resource: 'projects', message: expect.stringContaining('the same title as') as unknown },
    ]);
    expect(await list({ kind: 'views' })).toMatchObject([{ recordId: one?.id, path: `/projects/${one?.slug}` }]);
    for (const { id, metaTitle } of [one, two] as Fields[]) await staff.put(`/api/admin/projects/${id}`, { metaTitle });
    await app.dataSource.getRepository(PageCount).deleteAll();
  });

  it('compare the text of a service page with others, stored or not', async () => {
    const [page] = await read<Fields[]>('/api/admin/service-location-pages');
    const other = (await read<Fields[]>('/api/admin/service-location-pages')).find(
      ({ id, serviceId }) => id !== page?.id && serviceId === page?.['serviceId'],
    );
    if (!page || !other) throw new Error('Too few pages.');
    const texts = ['heroDescription', 'introContent', 'whyItMatters', 'features', 'deliverables', 'microCaseStudy', 'content'];
    const copied = Object.fromEntries(texts.map((name) => [name, page[name]]));
    const { findings } = await check('service-location-pages', copied, other.id);
    expect(findings.filter(({ kind }) => kind === 'text')).toMatchObject([
      { field: 'content', message: expect.stringContaining(`much the same as ‘${page.title}’`) as unknown },
    ]);
    const empty = Object.fromEntries(texts.map((name) => [name, Array.isArray(page[name]) ? [] : '']));
    expect((await check('service-location-pages', empty, other.id)).findings).toMatchObject([
      { kind: 'text', message: expect.stringContaining('words of its own') as unknown },
    ]);
  });

  it('neither render nor compare pages again that are as they were', async () => {
    const looks = jest.spyOn(app.get<SitePages>(SitePages, { strict: false }), 'look');
    const verdicts = jest.spyOn(app.get<Originality>(Originality, { strict: false }), 'verdictOn');
    const counted = async () => {
      for (const spy of [looks, verdicts]) spy.mockClear();
      const found = await checkAll();
      const findings = found.map(({ recordId, path, message }) => ({ recordId, path, message }));
      return { findings, rendered: looks.mock.calls.map(([path]) => path), compared: verdicts.mock.calls.length };
    };
    const linked = await first('projects');
    const page = (await read<Fields[]>('/api/admin/core-pages')).find(({ slug }) => slug === 'cookies');
    const content = `${String(page?.['content'])}<p>Ring 0151 496 0999. See <a href="/projects/${linked.slug}">our work</a>.</p>`;
    expect((await staff.put(`/api/admin/core-pages/${page?.id}`, { content })).status).toBe(200);
    const { findings } = await counted();
    expect(findings).toContainEqual(expect.objectContaining({ recordId: page?.id, message: expect.stringContaining('0151 496 0999') }));
    app.get<LinkTargets>(LinkTargets, { strict: false }).forget();
    expect(await counted()).toEqual({ findings, rendered: [], compared: 0 });

    // Another page that nobody reads beside it.
    expect((await staff.put(`/api/admin/projects/${linked.id}`, { publishStatus: 'draft' })).status).toBe(200);
    const after = await counted();
    expect(after.rendered).toContain('/cookies');
    expect(after.rendered.length).toBeLessThan((await read<{ pages: number }>(`${PATH}/state`)).pages / 2);
    expect(after.findings).toContainEqual(
      expect.objectContaining({ recordId: page?.id, message: expect.stringContaining('not published') }),
    );
    expect((await staff.put(`/api/admin/projects/${linked.id}`, { publishStatus: 'published' })).status).toBe(200);
    expect((await staff.put(`/api/admin/core-pages/${page?.id}`, { content: page?.['content'] })).status).toBe(200);
    for (const spy of [looks, verdicts]) spy.mockRestore();
  });

  it('run in one process at a time, and again after one was killed', async () => {
    const runs = app.get(ContentCheckRuns);
    const now = new Date();
    expect((await Promise.all([runs.claim(now), runs.claim(now)])).filter(Boolean)).toHaveLength(1);
    const { checkedAt } = await runs.state();
    const { body } = await staff.post(`${PATH}/run`);
    expect(body).toMatchObject({ isRunning: true, checkedAt: checkedAt?.toISOString() });
    expect(await runs.claim(new Date(now.getTime() + 60_000))).toBe(false);
    expect(await runs.claim(new Date(now.getTime() + 3_600_000))).toBe(true);
    await runs.finish(new Date(), undefined);
    expect(await runs.state()).toMatchObject({ isRunning: false, checkedAt });
  });

  it('refuse garbage with a sentence, and pause when they are asked for very often', async () => {
    expect((await staff.post(`${PATH}/page`, { resource: 'users', fields: {} })).status).toBe(400);
    expect((await staff.post(`${PATH}/page`, { resource: 'projects', id: UNKNOWN, fields: {} })).status).toBe(404);
    expect((await staff.get(`${PATH}?filter=[]`)).status).toBe(400);
    const odd = { title: '⚡️ Tŷ gŵr', description: 'שלום', content: `<h4>${'x'.repeat(1_000)}</h4>`, challenge: '0 '.repeat(10_000) };
    expect((await staff.post(`${PATH}/page`, { resource: 'projects', fields: odd })).status).toBe(200);
    const rateLimit = app.get(RateLimit);
    const budget = { key: `content-checks:${app.editorId}`, limit: 120, windowMs: 60_000 };
    while ((await rateLimit.take(budget)).allowed);
    const refused = await staff.post(`${PATH}/page`, { resource: 'projects', fields: {} });
    expect(refused.status).toBe(429);
    expect((refused.body as { error: string }).error).toContain('The checks pause');
  });
});

import { describe, expect, it } from '@jest/globals';
import { auditOf, makePage, makePair, PAGE_FIELDS, PATH, wholePage } from './factories/service-location-pages.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

describe('service-location pages', () => {
  const { app, visitor, admin, editor } = useTestApp();

  describe('creating', () => {
    it('makes a draft with slug and title from service and location', async () => {
      const { service, location, ...pair } = await makePair(editor, { service: { title: 'EICR Testing' }, location: { name: 'Wirral' } });
      const { status, body, headers } = await editor.post(PATH, {
        ...PAGE_FIELDS,
        ...pair,
        heroTitle: '  EICR in Wirral ',
        nonsense: 1,
        version: 9,
        versionHistory: [],
      });
      expect(status).toBe(201);
      expect(headers['etag']).toBe('"v1"');
      expect(body).toMatchObject({
        ...pair,
        slug: 'eicr-testing-wirral',
        title: 'EICR Testing in Wirral',
        heroTitle: 'EICR in Wirral',
        status: 'draft',
        publishedAt: null,
        version: 1,
        order: 0,
      });
      expect(body).toMatchObject({
        features: [],
        images: [],
        relatedServices: [],
        ctaOverrides: null,
        whyItMatters: [],
        lastModified: body.updatedAt,
      });
      for (const name of ['deletedAt', 'trashKey', 'versionHistory', 'service', 'location', 'nonsense'])
        expect(body).not.toHaveProperty(name);
      expect((await editor.get(`${PATH}/${body.id}`)).body).toEqual(body);
      expect(await wholePage(visitor, 'eicr-testing-wirral')).toEqual([]);
      const [row] = await auditOf(app, body.id);
      expect(row).toMatchObject({ action: 'create', userId: app.editorId, changes: { slug: { after: 'eicr-testing-wirral' } } });
      expect([service.slug, location.slug]).toEqual(['eicr-testing', 'wirral']);
    });

    it('accepts a slug that is valid and free', async () => {
      const [first, second] = [await makePair(admin), await makePair(admin)];
      expect(await makePage(admin, { ...first, slug: 'a-page-of-its-own' })).toMatchObject({ slug: 'a-page-of-its-own' });
      const taken = await admin.post(PATH, { ...PAGE_FIELDS, ...second, slug: 'a-page-of-its-own' });
      expect(taken.status).toBe(409);
      expect(taken.body).toMatchObject({ fields: { slug: [expect.stringContaining('a-page-of-its-own')] } });
      const malformed = await admin.post(PATH, { ...PAGE_FIELDS, ...second, slug: 'Not a Slug' });
      expect(malformed.status).toBe(400);
      expect(malformed.body.fields.slug).toEqual([expect.stringContaining('lower-case')]);
    });

    // @asvs 2.2.3
    it('allows one page per service and location', async () => {
      const pair = await makePair(admin, { service: { title: 'PAT Testing' }, location: { name: 'Hoylake' } });
      const { id } = await makePage(admin, pair);
      const { status, body } = await admin.post(PATH, { ...PAGE_FIELDS, ...pair, slug: 'another-address' });
      expect(status).toBe(409);
      expect(body.error).toContain('PAT Testing in Hoylake');
      await admin.delete(`${PATH}/${id}`);
      expect(await makePage(admin, pair)).toMatchObject({ slug: 'pat-testing-hoylake' });
    });

    it('allows one page in simultaneous requests', async () => {
      const { serviceId, locationId } = await makePair(admin);
      const responses = await Promise.all(Array.from({ length: 5 }, () => editor.post(PATH, { ...PAGE_FIELDS, serviceId, locationId })));
      expect(responses.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409]);
    });

    it('requires the required fields', async () => {
      const { status, body } = await admin.post(PATH, {});
      expect(status).toBe(400);
      const required = ['serviceId', 'locationId', 'metaTitle', 'metaDescription', 'heroTitle', 'introContent'];
      expect(body.fields).toEqual(Object.fromEntries(required.map((name) => [name, ['Required']])));
    });

    it.each(['serviceId', 'locationId'])('requires a %s that exists', async (field) => {
      const pair = await makePair(admin);
      const { status, body } = await admin.post(PATH, { ...PAGE_FIELDS, ...pair, [field]: UNKNOWN });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ [field]: [expect.stringContaining('There is no such')] });
    });

    // @asvs 1.3.1
    it('stores rich text without scripts', async () => {
      const { id } = await makePage(admin, {
        introContent: '<p onclick="x()">Safe</p><script>alert(1)</script>',
        content: '<h2 style="color:red">Hi</h2>',
      });
      expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ introContent: '<p>Safe</p>', content: '<h2>Hi</h2>' });
    });

    it.each([
      ['serviceId', 'nonsense'],
      ['locationId', 7],
      ['title', 'x'.repeat(201)],
      ['slug', ['a']],
      ['slug', 'x'.repeat(402)],
      ['metaTitle', null],
      ['metaDescription', 'x'.repeat(401)],
      ['heroTitle', ''],
      ['introContent', '<script>alert(1)</script>'],
      ['content', 'é'.repeat(40_000)],
      ['heroImage', 'javascript:alert(1)'],
      ['canonicalUrl', '/relative'],
      ['whyItMatters', [null]],
      ['whyItMatters', [[]]],
      ['whyItMatters', [{ title: 'Only a title' }]],
      ['whyItMatters', 'text'],
      ['images', [{ url: 'ftp://x' }]],
      ['images', Array(51).fill({ url: '/media/a.jpg' })],
      ['ctaOverrides', []],
      ['ctaOverrides', 'text'],
      ['ctaOverrides', { buttonLink: 'javascript:alert(1)' }],
      ['relatedServices', ['nonsense']],
      ['features', 'a, b'],
      ['status', 'live'],
      ['order', 'first'],
    ])('rejects a wrong %s (%#)', async (field, value) => {
      const { status, body } = await admin.post(PATH, { ...PAGE_FIELDS, ...(await makePair(admin)), [field]: value });
      expect(status).toBe(400);
      expect(Object.keys(body.fields).every((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
    });
  });

  describe('changing', () => {
    it('changes only the fields sent; null clears', async () => {
      const page = await makePage(admin, { features: ['One', ' ', 'Two'], ctaOverrides: { title: 'Call us' }, heroSubtitle: 'Sub' });
      const { status, body, headers } = await editor.put(`${PATH}/${page.id}`, {
        callToAction: 'Ring',
        heroSubtitle: null,
        ctaOverrides: null,
      });
      expect(status).toBe(200);
      expect(headers['etag']).toBe('"v2"');
      expect(body).toMatchObject({
        slug: page.slug,
        title: page.title,
        features: ['One', 'Two'],
        callToAction: 'Ring',
        heroSubtitle: null,
        ctaOverrides: null,
        version: 2,
      });
      const [row] = await auditOf(app, page.id);
      expect(row).toMatchObject({
        action: 'update',
        userId: app.editorId,
        changes: { callToAction: { after: 'Ring' }, heroSubtitle: { before: 'Sub' } },
      });
      expect(row?.changes).not.toHaveProperty('versionHistory');
      const cleared = await editor.put(`${PATH}/${page.id}`, { metaTitle: null });
      expect(cleared.status).toBe(400);
      expect(cleared.body.fields).toEqual({ metaTitle: ['Required'] });
    });

    it('accepts whole records, as forms send them', async () => {
      const { id } = await makePage(admin);
      const { body } = await admin.get(`${PATH}/${id}`);
      const again = await admin.put(`${PATH}/${id}`, { ...body, order: 4 });
      expect(again.status).toBe(200);
      expect(again.body).toEqual({ ...body, order: 4, version: 2, updatedAt: again.body.updatedAt, lastModified: again.body.updatedAt });
    });

    it.each(['', null])('clears heroTitle with %j', async (heroTitle) => {
      const { id } = await makePage(admin);
      expect((await admin.put(`${PATH}/${id}`, { heroTitle })).body).toMatchObject({ heroTitle: '' });
    });

    it('restores title and slug of the pair with null', async () => {
      const page = await makePage(admin, { title: 'Own title', slug: 'own-address-by-hand' });
      const { body } = await admin.put(`${PATH}/${page.id}`, { title: null, slug: null });
      expect(body).toMatchObject({
        title: expect.stringMatching(/^Testing \d+ in Place \d+$/),
        slug: expect.stringMatching(/^testing-\d+-place-\d+$/),
      });
    });

    it('refuses an outdated version', async () => {
      const { id } = await makePage(admin);
      expect((await admin.put(`${PATH}/${id}`, { order: 1 }).set('If-Match', '"v1"')).status).toBe(200);
      const stale = await editor.put(`${PATH}/${id}`, { order: 2 }).set('If-Match', '"v1"');
      expect(stale.status).toBe(412);
      expect(stale.body.error).toContain('Someone else has changed this page');
      expect((await admin.get(`${PATH}/${id}`)).body).toMatchObject({ order: 1, version: 2 });
    });

    it('moves a generated slug along with the page', async () => {
      const [page, other] = [await makePage(admin), await makePair(admin)];
      const { body } = await admin.put(`${PATH}/${page.id}`, { locationId: other.locationId, slug: page.slug });
      expect(body).toMatchObject({
        locationId: other.locationId,
        slug: expect.stringMatching(new RegExp(`^testing-.*-${other.location.slug}$`)),
      });
      const byHand = await makePage(admin, { slug: 'stays-where-it-is' });
      expect((await admin.put(`${PATH}/${byHand.id}`, { serviceId: other.serviceId })).body).toMatchObject({ slug: 'stays-where-it-is' });
      expect((await admin.put(`${PATH}/${byHand.id}`, { serviceId: UNKNOWN })).body.fields).toHaveProperty('serviceId');
      const { serviceId, locationId } = (await admin.get(`${PATH}/${page.id}`)).body;
      expect((await admin.put(`${PATH}/${byHand.id}`, { serviceId, locationId })).status).toBe(409);
    });

    it('sets publishedAt once', async () => {
      const { id } = await makePage(admin, { status: 'draft' });
      const { publishedAt } = (await admin.put(`${PATH}/${id}`, { status: 'published' })).body;
      expect(Date.parse(publishedAt)).toBeGreaterThan(0);
      await admin.put(`${PATH}/${id}`, { status: 'draft' });
      expect((await admin.put(`${PATH}/${id}`, { status: 'published' })).body).toMatchObject({ publishedAt });
    });
  });

  it('moves a deleted page to the trash', async () => {
    const { id, slug } = await makePage(admin);
    const { status, body } = await editor.delete(`${PATH}/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, slug });
    expect(await wholePage(visitor, slug)).toEqual([]);
    for (const call of [
      editor.get(`${PATH}/${id}`),
      editor.put(`${PATH}/${id}`, { order: 1 }),
      editor.delete(`${PATH}/${id}`),
      editor.get(`${PATH}/${id}/history`),
    ]) {
      expect(await call).toMatchObject({ status: 404, body: { error: expect.stringContaining('no such page') } });
    }
    expect((await auditOf(app, id))[0]).toMatchObject({ action: 'delete', changes: { slug: { before: slug } } });
  });

  it('lists for staff by service, location, status and search', async () => {
    const [page, draft] = [await makePage(admin, { title: '100% Found_It' }), await makePage(admin, { status: 'draft' })];
    const { serviceId, locationId } = (await admin.get(`${PATH}/${page.id}`)).body;
    const ids = async (filter: object) =>
      (await admin.get(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map((p: { id: string }) => p.id);
    expect(await ids({ serviceId })).toEqual([page.id]);
    expect(await ids({ locationId, status: 'published' })).toEqual([page.id]);
    expect(await ids({ locationId, status: 'draft' })).toEqual([]);
    expect(await ids({ status: 'draft' })).toContain(draft.id);
    expect(await ids({ q: '100% found_it' })).toEqual([page.id]);
    expect(await ids({ q: page.slug.toUpperCase() })).toEqual([page.id]);
    expect(await ids({ q: '0%F' })).toEqual([]);
    const { headers, body } = await admin.get(`${PATH}?sort=["lastModified","DESC"]&range=[0,1]`);
    expect(headers['content-range']).toMatch(/^service-location-pages 0-1\/\d+$/);
    expect(body[0]).toMatchObject({ id: draft.id });
    for (const query of ['sort=["versionHistory","ASC"]', 'filter={"introContent":"x"}', 'filter={"serviceId":{"a":1}}']) {
      expect((await admin.get(`${PATH}?${encodeURI(query)}`)).status).toBe(400);
    }
  });
});

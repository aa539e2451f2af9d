import { describe, expect, it } from '@jest/globals';
import type { NavigationGroup, ServiceSummary } from '../src/services/service.dto.js';
import { makeLocation } from './factories/locations.js';
import { makePage } from './factories/service-location-pages.js';
import { makeService } from './factories/services.js';
import { useTestApp } from './support/app.js';
import { describeSlugs, describeStaffCalls } from './support/content-contract.js';

describe('services', () => {
  const { app, visitor, editor } = useTestApp();

  describeStaffCalls(() => app, {
    resource: 'services',
    label: 'service',
    name: 'title',
    make: makeService,
    required: ['title', 'baseDescription'],
    refused: [
      ['title', 7, /Invalid input/],
      ['title', 'x'.repeat(201), /at most 200 characters/],
      ['slug', 'Not A Slug', /lower-case/],
      ['group', 'plumbing', /Please choose one of/],
      ['categories', ['domestic', 'nautical'], /Please choose from: domestic/],
      ['enquiryType', 'heat-pumps', /Please choose one of/],
      ['drawing', 'a-cat', /Please choose one of/],
      ['baseDescription', 'x'.repeat(5_001), /at most 5,000/],
      ['content', '💥'.repeat(20_000), /too long/],
      ['image', 'javascript:alert(1)', /media library/],
      ['gallery', 'x', /Invalid input/],
      ['gallery', [null], /Invalid input/],
      ['gallery', [{ alt: 'no picture' }], /Required/],
      ['gallery', [{ url: '/etc/passwd' }], /media library/],
      ['keywords', 'a,b', /Invalid input/],
      ['searchTerms', ['x'.repeat(61)], /at most 60 characters/],
      ['status', 'secret', /Please choose one of/],
      ['need', 'x'.repeat(33), /at most 32 characters/],
      ['shortName', 'x'.repeat(25), /at most 24 characters/],
      ['priceFrom', 0, /from 0.01/],
      ['priceFrom', '150,00', /Please write a number/],
      ['priceTo', 1e9, /to 1,000,000/],
      ['priceVat', 'maybe', /Please choose one of/],
      ['priceFor', 'cats', /Please choose one of/],
      ['priceDependsOn', 'x'.repeat(201), /at most 200 characters/],
      ['priceCheckedOn', 'March 2026', /The day is missing/],
      ['order', 1.5, /whole number/],
      ['order', '3', /Please write a number/],
      ['order', -1, /from 0/],
      ['order', 1e308, /from 0/],
      ['isActive', 'true', /Invalid input/],
      ['isEmergency', 1, /Invalid input/],
    ],
  });

  describeSlugs(() => app, { resource: 'services', name: 'title', make: makeService });

  it('can be found by search terms, which the list contains', async () => {
    const { id, slug } = await makeService(editor, { title: 'Boards', searchTerms: [' fuse board ', 'fuse box', ''] });
    const listed = async () => ((await visitor.get('/api/services')).body as ServiceSummary[]).find((service) => service.slug === slug);
    expect(await listed()).toMatchObject({ searchTerms: ['fuse board', 'fuse box'] });
    expect((await editor.put(`/api/admin/services/${id}`, { searchTerms: null })).body).toMatchObject({ searchTerms: [] });
    expect(await listed()).toMatchObject({ searchTerms: [] });
  });

  const PRICE = {
    priceFrom: 150,
    priceTo: 240.5,
    priceVat: 'included',
    priceFor: 'homes',
    priceDependsOn: 'the number of circuits',
    priceCheckedOn: '2026-03-02',
  };

  it('tell visitors a price with all its parts', async () => {
    const { id, slug } = await makeService(editor, { title: 'Priced', ...PRICE });
    const price = {
      from: 150,
      to: 240.5,
      vat: 'included',
      for: 'homes',
      dependsOn: 'the number of circuits',
      checkedOn: '2026-03-02',
    };
    expect((await visitor.get(`/api/services/${slug}`)).body).toMatchObject({ price });
    const listed = (await visitor.get('/api/services')).body as ServiceSummary[];
    expect(listed.find((service) => service.slug === slug)).toMatchObject({ price });
    expect(listed.find((service) => service.slug !== slug)).toMatchObject({ price: null });
    const none = Object.fromEntries(Object.keys(PRICE).map((field) => [field, null]));
    expect((await editor.put(`/api/admin/services/${id}`, none)).body).toMatchObject(none);
    expect((await visitor.get(`/api/services/${slug}`)).body).toMatchObject({ price: null });
  });

  it('refuse a price that customers cannot use, and say why', async () => {
    const { id } = await makeService(editor, PRICE);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const [fields, field, says] of [
      [{ priceVat: null }, 'priceVat', /also says whether it includes VAT\. Complete it/],
      [{ priceFor: null, priceDependsOn: ' ' }, 'priceFor', /for whom it is, what it depends on\. Complete it/],
      [{ priceFor: null, priceDependsOn: ' ' }, 'priceDependsOn', /^A price also says what it depends on\.$/],
      [{ priceFrom: null }, 'priceFrom', /the amount/],
      [{ priceCheckedOn: null }, 'priceCheckedOn', /when it was last checked/],
      [{ priceCheckedOn: tomorrow }, 'priceCheckedOn', /has not come yet/],
      [{ priceTo: 149.99 }, 'priceTo', /below the lower end/],
      [{ priceFrom: 0.001 + 150 }, 'priceFrom', /two decimals/],
      [{ priceVat: 'excluded' }, 'priceVat', /must include VAT/],
      [{ priceVat: 'excluded', priceFor: 'everyone' }, 'priceVat', /must include VAT/],
    ] as const) {
      const { status, body } = await editor.put(`/api/admin/services/${id}`, fields);
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: { [field]: [expect.stringMatching(says)] } } });
    }
    expect((await editor.post('/api/admin/services', { title: 'x', baseDescription: 'x', priceFrom: 99 })).status).toBe(400);
    expect((await editor.put(`/api/admin/services/${id}`, { priceVat: 'excluded', priceFor: 'businesses' })).status).toBe(200);
    expect((await editor.put(`/api/admin/services/${id}`, { priceTo: 150, priceVat: 'none', priceFor: 'everyone' })).status).toBe(200);
  });

  it('get defaults', async () => {
    expect(await makeService(editor, { title: 'Plain' })).toMatchObject({
      slug: 'plain',
      group: 'installation-upgrades',
      categories: [],
      enquiryType: 'other',
      drawing: null,
      description: null,
      content: null,
      icon: null,
      image: null,
      gallery: [],
      keywords: [],
      searchTerms: [],
      status: 'published',
      publishedAt: expect.any(String),
      order: expect.any(Number),
      isEmergency: false,
      isActive: true,
      createdBy: app.editorId,
      updatedBy: app.editorId,
      version: 1,
    });
  });

  it('come last without an order', async () => {
    const first = await makeService(editor, { order: 700 });
    expect(first).toMatchObject({ order: 700 });
    expect([await makeService(editor), await makeService(editor, { order: null })]).toMatchObject([{ order: 701 }, { order: 702 }]);
    expect(await makeService(editor, { order: 0 })).toMatchObject({ order: 0 });
  });

  it('reset fields with null, to the default if there is one', async () => {
    const given = {
      description: 'x',
      icon: 'zap',
      order: 4,
      isActive: false,
      status: 'draft',
      keywords: ['a'],
      gallery: [{ url: '/media/a.webp' }],
    };
    const { id } = await makeService(editor, given);
    const nulls = Object.fromEntries(Object.keys(given).map((field) => [field, null]));
    const { body } = await editor.put(`/api/admin/services/${id}`, nulls);
    expect(body).toMatchObject({ description: null, icon: null, order: 0, isActive: true, status: 'published', keywords: [], gallery: [] });
  });

  it('store rich text without scripts', async () => {
    const content = '<h2 style="color:red" onclick="x()">Safe</h2><script>x()</script><a href="javascript:x()">link</a>';
    expect((await makeService(editor, { content })).content).toBe('<h2>Safe</h2>link');
  });

  it('keep the time at which they first left draft', async () => {
    const { id, publishedAt } = await makeService(editor, { status: 'draft' });
    expect(publishedAt).toBeNull();
    const first = (await editor.put(`/api/admin/services/${id}`, { status: 'published' })).body as { publishedAt: string };
    expect(first.publishedAt).toEqual(expect.any(String));
    await editor.put(`/api/admin/services/${id}`, { status: 'draft' });
    expect((await editor.put(`/api/admin/services/${id}`, { status: 'published' })).body).toMatchObject({ publishedAt: first.publishedAt });
  });

  it('show visitors what is active and published, in order', async () => {
    const group = 'safety-security';
    const [last, inactive, draft, first, gone] = [
      await makeService(editor, { title: 'Shown B', group, order: 901, content: '<p>Long</p>' }),
      await makeService(editor, { title: 'Inactive', group, isActive: false }),
      await makeService(editor, { title: 'Draft', group, status: 'draft' }),
      await makeService(editor, { title: 'Shown A', group, order: 900 }),
      await makeService(editor, { title: 'Gone', group }),
    ];
    await editor.delete(`/api/admin/services/${gone.id}`);

    const listed = (await visitor.get('/api/services')).body as ServiceSummary[];
    expect(listed.map((s) => s.slug).slice(-2)).toEqual([first.slug, last.slug]);
    expect(listed.every((s) => s.isActive)).toBe(true);
    for (const summary of listed)
      for (const field of ['content', 'status', 'version', 'createdBy']) expect(summary).not.toHaveProperty(field);

    const whole = await visitor.get(`/api/services/${last.slug}`);
    expect({ status: whole.status, body: whole.body }).toMatchObject({ status: 200, body: { id: last.id, content: '<p>Long</p>' } });
    for (const field of ['status', 'version', 'createdBy', 'deletedAt', 'trashKey']) expect(whole.body).not.toHaveProperty(field);

    const unsaid = { enquiryType: 'other', drawing: null, need: null, shortName: null, price: null };
    const menu = (await visitor.get('/api/navigation')).body as NavigationGroup[];
    expect(menu.find((g) => g.group === group)).toEqual({
      group,
      title: 'Safety & Security',
      services: [first, last].map(({ slug, title }) => ({ slug, title, ...unsaid, isEmergency: false, firstLocation: null })),
    });

    for (const hidden of [inactive, draft, gone]) {
      expect(listed.map((s) => s.id)).not.toContain(hidden.id);
      expect((await visitor.get(`/api/services/${hidden.slug}`)).status).toBe(404);
    }
    for (const unknown of ['%00', '%25', 'x'.repeat(5_000), first.id])
      expect((await visitor.get(`/api/services/${unknown}`)).status).toBe(404);
  });

  it('return the menu in its order, without empty groups', async () => {
    await makeService(editor, { title: 'Tested', group: 'testing-compliance' });
    await makeService(editor, { title: 'Not yet', group: 'energy-smart-home', status: 'draft' });
    const groups = ((await visitor.get('/api/navigation')).body as NavigationGroup[]).map((g) => g.group);
    expect(groups[0]).toBe('testing-compliance');
    expect(groups.at(-1)).toBe('installation-upgrades');
    expect(groups).not.toContain('energy-smart-home');
  });

  it('cannot be deleted while pages refer to them', async () => {
    const service = await makeService(editor);
    const pages = [];
    for (let i = 0; i < 6; i++) {
      const { id: locationId } = await makeLocation(editor);
      pages.push(await makePage(editor, { serviceId: service.id, locationId, title: `Testing in town ${i}` }));
    }
    const { status, body } = await editor.delete(`/api/admin/services/${service.id}`);
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        statusCode: 409,
        error: expect.stringMatching(/^This service still has pages: "Testing in town 0", .+ and 1 more\. Delete them first\.$/),
      },
    });
    expect((await visitor.get(`/api/services/${service.slug}`)).status).toBe(200);
    for (const { id } of pages) await editor.delete(`/api/admin/service-location-pages/${id}`);
    expect((await editor.delete(`/api/admin/services/${service.id}`)).status).toBe(200);
  });

  it('also respond at the irregular paths', async () => {
    const hidden = await makeService(editor, { isActive: false });
    expect(((await editor.get('/api/services')).body as { id: string }[]).map((s) => s.id)).toContain(hidden.id);
    const created = await editor.post('/api/services', { title: 'By the book', baseDescription: 'x' });
    expect(created.status).toBe(201);
    const { id } = created.body as { id: string };
    expect((await editor.put(`/api/services/${id}`, { order: 3 })).body).toMatchObject({ order: 3 });
    expect((await editor.delete(`/api/services/${id}`)).status).toBe(200);
    expect((await visitor.post('/api/services', { title: 'x', baseDescription: 'x' })).status).toBe(401);
  });
});

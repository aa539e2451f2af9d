import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { expect, test } from '../../scripts/testing/journey.ts';
import { tokenOf } from './accounts.ts';
import { sendsEnquiry } from './staff.ts';

/*
 * react-admin's own data provider, unchanged, against the API: all of its calls for every resource, without a browser.
 * The backoffice adds names and a version check to these calls in src/data/dataProvider.ts.
 */
let provider: DataProvider;
let serviceId: string;
test.use({ appOptions: { env: { SEED: 'empty' } } });
test.beforeAll(async ({ app }) => {
  const token = await tokenOf(app);
  provider = simpleRestProvider(`${app.url}/api/admin`, async (url: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Authorization', `Bearer ${token}`);
    if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
    const response = await fetch(url, { ...options, headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${options.method ?? 'GET'} ${url}: ${response.status} ${body}`);
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) as unknown };
  });
  serviceId = await makes('services', { title: 'Rewiring', baseDescription: 'All of it.' });
});

async function makes(resource: string, data: object): Promise<string> {
  return (await provider.create<RaRecord<string>>(resource, { data })).data.id;
}

interface Resource {
  resource: string;
  /** The n-th new record; n counts from 1. */
  record: (n: number) => object | Promise<object>;
  /** What the new records have in common: the target of getManyReference. */
  shared: { target: string; id: () => string };
  sortedBy: string;
  change: Record<string, unknown>;
}

const shared = (target: string, id: string | (() => string)) => ({ target, id: typeof id === 'string' ? () => id : id });

const resources: Resource[] = [
  {
    resource: 'services',
    record: (n) => ({ title: `Service ${n}`, baseDescription: 'Done well.', group: 'safety-security' }),
    shared: shared('group', 'safety-security'),
    sortedBy: 'title',
    change: { description: 'Changed.' },
  },
  {
    resource: 'locations',
    record: (n) => ({ name: `Place ${n}`, isActive: false, postcodes: ['CH60'] }),
    shared: shared('isActive', 'false'),
    sortedBy: 'name',
    change: { description: 'Changed.' },
  },
  {
    resource: 'service-location-pages',
    record: async (n) => ({
      serviceId,
      locationId: await makes('locations', { name: `Town ${n}` }),
      heroTitle: `Rewiring ${n}`,
      introContent: '<p>Here.</p>',
      metaTitle: 'Rewiring',
      metaDescription: 'Rewiring.',
    }),
    shared: shared('serviceId', () => serviceId),
    sortedBy: 'slug',
    change: { status: 'published' },
  },
  {
    resource: 'projects',
    record: (n) => ({ title: `Project ${n}`, description: 'Built.', category: 'Industrial' }),
    shared: shared('category', 'Industrial'),
    sortedBy: 'title',
    change: { status: 'planned' },
  },
  {
    resource: 'testimonials',
    record: (n) => ({ name: `Customer ${n}`, location: 'Heswall', comment: 'Splendid.', rating: 4, serviceId }),
    shared: shared('serviceId', () => serviceId),
    sortedBy: 'name',
    change: { rating: 5 },
  },
  {
    resource: 'faqs',
    record: (n) => ({ question: `Why ${n}?`, answer: 'Because.', category: 'Safety' }),
    shared: shared('category', 'Safety'),
    sortedBy: 'question',
    change: { answer: 'Therefore.' },
  },
  {
    resource: 'page-faqs',
    record: async (n) => ({
      pageType: 'service',
      pageId: serviceId,
      faqId: await makes('faqs', { question: `How ${n}?`, answer: 'So.' }),
      order: n,
    }),
    shared: shared('pageId', () => serviceId),
    sortedBy: 'order',
    change: { order: 9 },
  },
  {
    resource: 'core-pages',
    record: (n) => ({ title: `Page ${n}`, content: '<p>Text.</p>', template: 'default' }),
    shared: shared('template', 'default'),
    sortedBy: 'title',
    change: { status: 'draft' },
  },
  {
    resource: 'redirects',
    record: (n) => ({ fromPath: `/former-${n}`, toPath: '/contact', statusCode: 302 }),
    shared: shared('statusCode', '302'),
    sortedBy: 'fromPath',
    change: { toPath: '/about' },
  },
  {
    resource: 'users',
    record: (n) => ({ username: `person${n}`, email: `person${n}@staff.example`, password: `otter ladder wirral ${n}` }),
    shared: shared('role', 'editor'),
    sortedBy: 'username',
    change: { isActive: false },
  },
];

const byAscending = (field: string) => ({ sort: { field, order: 'ASC' as const }, pagination: { page: 1, perPage: 2 } });
const idsOf = (records: readonly RaRecord[]) => records.map(({ id }) => id);

/** Makes three, in the order of `sortedBy`. */
async function makesThree({ resource, record }: Resource): Promise<string[]> {
  const ids: string[] = [];
  for (const n of [1, 2, 3]) ids.push(await makes(resource, await record(n)));
  return ids;
}

for (const row of resources) {
  test(`${row.resource}: lists by sort, range and filter, gets, updates and deletes one or many`, async () => {
    const { resource, sortedBy, change } = row;
    const ids = await makesThree(row);
    const [first = '', second = '', third = ''] = ids;
    const { target } = row.shared;
    const id = row.shared.id();
    const filter = { [target]: id };

    const page = await provider.getList(resource, { ...byAscending(sortedBy), filter });
    expect(idsOf(page.data)).toEqual([first, second]);
    expect(page.total).toBe(3);
    const next = await provider.getList(resource, { ...byAscending(sortedBy), filter, pagination: { page: 2, perPage: 2 } });
    expect(idsOf(next.data)).toEqual([third]);
    const backwards = await provider.getList(resource, { ...byAscending(sortedBy), sort: { field: sortedBy, order: 'DESC' }, filter });
    expect(idsOf(backwards.data)).toEqual([third, second]);

    const many = await provider.getMany(resource, { ids: [third, first] });
    expect(idsOf(many.data).toSorted()).toEqual([first, third].toSorted());
    const related = await provider.getManyReference(resource, { ...byAscending(sortedBy), target, id, filter: {} });
    expect(idsOf(related.data)).toEqual([first, second]);
    expect(related.total).toBe(3);

    const { data: record } = await provider.getOne(resource, { id: first });
    expect(record.id).toBe(first);
    // react-admin sends the whole record, including fields that the server returns but does not accept.
    const changed = await provider.update(resource, { id: first, data: { ...record, ...change }, previousData: record });
    expect(changed.data).toMatchObject({ id: first, ...change });
    expect((await provider.updateMany(resource, { ids: [second, third], data: change })).data).toEqual([second, third]);
    for (const id of ids) expect((await provider.getOne(resource, { id })).data).toMatchObject(change);
    expect((await provider.delete(resource, { id: first, previousData: changed.data })).data.id).toBe(first);
    expect((await provider.deleteMany(resource, { ids: [second, third] })).data).toEqual([second, third]);
    expect((await provider.getMany(resource, { ids })).data).toEqual([]);
  });
}

test('lists, updates and deletes enquiries that visitors sent', async ({ app }) => {
  for (const name of ['Ada Lovelace', 'Grace Hopper']) await sendsEnquiry(app, { name, email: 'someone@example.co.uk' });
  const list = await provider.getList('contact-inquiries', { ...byAscending('name'), filter: { q: 'ada' } });
  expect(list).toMatchObject({ data: [{ name: 'Ada Lovelace', status: 'new' }], total: 1 });
  const [ada] = list.data;
  const update = { id: ada?.id, data: { ...ada, status: 'closed' }, previousData: ada };
  expect((await provider.update('contact-inquiries', update)).data).toMatchObject({ status: 'closed', name: 'Ada Lovelace' });
  const others = await provider.getManyReference('contact-inquiries', { ...byAscending('name'), target: 'status', id: 'new', filter: {} });
  expect(others.data).toMatchObject([{ name: 'Grace Hopper' }]);
  const ids = [...idsOf(list.data), ...idsOf(others.data)];
  expect((await provider.updateMany('contact-inquiries', { ids, data: { status: 'completed' } })).data).toEqual(ids);
  expect((await provider.deleteMany('contact-inquiries', { ids })).data).toEqual(ids);
  expect((await provider.getMany('contact-inquiries', { ids })).data).toEqual([]);
});

test('lists, updates and deletes uploaded files', async ({ app }) => {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n']), 'terms.pdf');
  const uploaded = await fetch(`${app.url}/api/admin/media`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${await tokenOf(app)}` },
  });
  const { id } = (await uploaded.json()) as RaRecord<string>;
  const list = await provider.getList('media', { ...byAscending('filename'), filter: { q: 'terms' } });
  expect(list).toMatchObject({ data: [{ id, fileName: 'terms.pdf' }], total: 1 });
  const [previousData] = list.data;
  const changed = await provider.update('media', { id, data: { ...previousData, caption: 'Our terms' }, previousData });
  expect(changed.data).toMatchObject({ id, caption: 'Our terms' });
  expect((await provider.delete('media', { id, previousData: changed.data })).data.id).toBe(id);
  expect((await provider.getMany('media', { ids: [id] })).data).toEqual([]);
});

test('lists and gets entries of the audit log, filtered by resource', async ({ app }) => {
  const filter = { entityType: 'redirects' };
  const list = await provider.getList('audit-log', {
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
    filter,
  });
  const [newest] = list.data;
  expect(newest).toMatchObject({ entityType: 'redirects', action: 'delete', username: app.adminUsername });
  expect((await provider.getOne('audit-log', { id: newest?.id })).data).toEqual(newest);
});

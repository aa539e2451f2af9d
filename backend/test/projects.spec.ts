import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProjectDetail, ProjectSummary } from '../src/projects/project.dto.js';
import { makeProject } from './factories/projects.js';
import { makeService } from './factories/services.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';
import { describeSlugs, describeStaffCalls } from './support/content-contract.js';

const PATH = '/api/admin/projects';

describe('projects', () => {
  let app: TestApp;
  let visitor: Caller;
  let editor: Caller;
  const put = async (id: string, fields: object) => (await editor.put(`${PATH}/${id}`, fields)).body as object;
  beforeAll(async () => {
    app = await createTestApp();
    visitor = as(app);
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());

  describeStaffCalls(() => app, {
    resource: 'projects',
    label: 'project',
    name: 'title',
    make: makeProject,
    required: ['title'],
    refused: [
      ['title', 7, /Invalid input/],
      ['title', 'x'.repeat(201), /at most 200 characters/],
      ['slug', 'a--b', /lower-case/],
      ['category', 'Agricultural', /choose one of: Domestic, Commercial, Industrial/],
      ['category', ['Domestic'], /Invalid input/],
      ['sector', 'retail', /Please choose one of/],
      ['status', 'published', /choose one of: completed, in-progress, planned/],
      ['publishStatus', 'completed', /choose one of: draft, published/],
      ['challenge', { a: 1 }, /Invalid input/],
      ['outcome', 'x'.repeat(20_001), /at most 20,000/],
      ['content', 7, /Invalid input/],
      ['pairs', [{ before: '/media/a.webp' }], /Required/],
      ['pairs', [{ before: '/media/a.webp', after: 'javascript:alert(1)' }], /choose a file/],
      ['kpis', { label: 'x', value: 'y' }, /Invalid input/],
      ['kpis', ['x'], /Invalid input/],
      ['kpis', [null], /Invalid input/],
      ['kpis', [[{ label: 'x', value: 'y' }]], /Invalid input/],
      ['kpis', [{ label: 'Tested' }], /Required/],
      ['kpis', [{ label: 'Tested', value: 186 }], /Invalid input/],
      ['kpis', Array.from({ length: 21 }, () => ({ label: 'x', value: 'y' })), /at most 20 entries/],
      ['images', '/media/a.webp', /Invalid input/],
      ['images', [null], /Invalid input/],
      ['images', ['/media/a.webp'], /Invalid input/],
      ['images', [[{ url: '/media/a.webp' }]], /Invalid input/],
      ['images', [{ alt: 'nothing' }], /Required/],
      ['images', [{ url: 'http://insecure.example/a.jpg' }], /https:\/\//],
      ['images', [{ url: '/media/a.webp', alt: 7 }], /Invalid input/],
      ['imageUrl', 'javascript:alert(1)', /https:\/\//],
      ['imageUrl', `https://x.example/${'x'.repeat(500)}`, /https:\/\//],
      ['imageUrl', { url: '/media/a.webp' }, /Invalid input/],
      ['completionDate', 2026, /Invalid input/],
      ['keywords', [1], /Invalid input/],
      ['featured', 'true', /Invalid input/],
      ['order', 'abc', /Please write a number/],
      ['order', 2_000_000_000, /from 0/],
      ['isActive', 0, /Invalid input/],
    ],
  });

  describeSlugs(() => app, { resource: 'projects', name: 'title', make: makeProject });

  it('are created by the irregular call with defaults', async () => {
    const given = {
      title: 'New Board in Hoylake',
      description: 'A consumer unit.',
      category: 'Domestic',
      imageUrl: 'https://images.example/board.jpg',
      status: 'in-progress',
      location: 'Hoylake',
      isActive: true,
      order: 3,
    };
    const { status, body } = await editor.post('/api/projects', given);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...given,
        slug: 'new-board-in-hoylake',
        sector: 'other',
        client: null,
        challenge: '',
        solution: '',
        outcome: '',
        content: null,
        kpis: [],
        pairs: [],
        images: [{ url: 'https://images.example/board.jpg' }],
        publishStatus: 'published',
        publishedAt: expect.any(String),
        featured: false,
        createdBy: app.editorId,
      },
    });
    expect(await makeProject(editor, { category: undefined })).toMatchObject({
      ...{ status: 'completed', isActive: true, order: 0, category: 'Domestic', sector: 'other', imageUrl: null, images: [] },
    });
    const { id } = body as { id: string };
    expect((await editor.put(`/api/projects/${id}`, { ...given, order: 4 })).body).toMatchObject({ order: 4 });
    expect((await editor.delete(`/api/projects/${id}`)).status).toBe(200);
    expect((await visitor.post('/api/projects', given)).status).toBe(401);
  });

  it('accept category and sector in any case, and derive the sector from the category', async () => {
    expect(await makeProject(editor, { category: 'domestic' })).toMatchObject({ category: 'Domestic', sector: 'other' });
    expect(await makeProject(editor, { category: ' INDUSTRIAL ' })).toMatchObject({ category: 'Industrial', sector: 'industrial' });
    const { id } = await makeProject(editor, { category: 'Commercial', sector: 'Healthcare' });
    expect(await put(id, { category: 'industrial' })).toMatchObject({ category: 'Industrial', sector: 'healthcare' });
    expect(await put(id, { sector: null })).toMatchObject({ category: 'Industrial', sector: 'industrial' });
    expect(await put(id, { category: 'Commercial' })).toMatchObject({ category: 'Commercial', sector: 'commercial' });
    expect(await put(id, { category: null })).toMatchObject({ category: 'Domestic', sector: 'other' });
  });

  it('can be filtered by category and sector in any case', async () => {
    const { id } = await makeProject(editor, { category: 'Industrial', sector: 'education', title: 'School Workshop' });
    for (const filter of [
      { category: 'industrial' },
      { category: ['INDUSTRIAL', 'domestic'] },
      { category: 'Industrial', sector: 'Education' },
    ]) {
      const { status, body } = await editor.get(PATH).query({ filter: JSON.stringify({ ...filter, q: 'School Workshop' }) });
      expect({ status, ids: (body as { id: string }[]).map((p) => p.id) }).toEqual({ status: 200, ids: [id] });
    }
    const { body } = await editor.get(PATH).query({ filter: JSON.stringify({ category: 'agricultural' }) });
    expect(body).toEqual([]);
    for (const category of [7, { a: 1 }]) expect((await editor.get(PATH).query({ filter: JSON.stringify({ category }) })).status).toBe(400);
  });

  it('read and write the first picture as imageUrl', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}.webp`, alt: name })) as [object, object, { url: string }];
    const { id, imageUrl } = await makeProject(editor, { images: [a, b] });
    expect(imageUrl).toBe('/media/a.webp');
    expect(await put(id, { imageUrl: c.url })).toMatchObject({ imageUrl: c.url, images: [{ url: c.url }, b] });
    expect(await put(id, { imageUrl: c.url, images: [a, b] })).toMatchObject({ imageUrl: '/media/a.webp', images: [a, b] });
    expect(await put(id, { imageUrl: null })).toMatchObject({ imageUrl: '/media/b.webp', images: [b] });
    expect(await put(id, { imageUrl: '' })).toMatchObject({ imageUrl: null, images: [] });
    expect(await put(id, { title: 'Still' })).toMatchObject({ images: [] });
  });

  it('clear challenge, solution and outcome with null', async () => {
    const { id } = await makeProject(editor, { challenge: 'Hard', solution: 'Simple', outcome: null });
    expect(await put(id, { challenge: null })).toMatchObject({ challenge: '', solution: 'Simple', outcome: '' });
  });

  it('store rich text without scripts', async () => {
    const content = '<p onclick="x()">Safe</p><iframe src="https://x.example"></iframe><img src="http://x.example/a.png"><img alt="x">';
    expect((await makeProject(editor, { content })).content).toBe('<p>Safe</p><img src="https://x.example/a.png" />');
  });

  it('keep the time at which they first left draft', async () => {
    const { id, publishedAt } = await makeProject(editor, { publishStatus: 'draft', status: 'planned' });
    expect(publishedAt).toBeNull();
    const first = (await put(id, { publishStatus: 'published' })) as { publishedAt: string };
    expect(first.publishedAt).toEqual(expect.any(String));
    await put(id, { publishStatus: 'draft' });
    expect(await put(id, { publishStatus: 'published', status: 'completed' })).toMatchObject({ publishedAt: first.publishedAt });
  });

  it('link to their services and to other projects: the next one of the sector, then the next in the list and others of the sector', async () => {
    const offered = await makeService(editor);
    const hidden = await makeService(editor, { isActive: false });
    // Last, so that the order is known.
    const of = (sector: string, order: number, fields: object = {}) => makeProject(editor, { sector, order, ...fields });
    const relatedServices = [hidden.id, offered.id];
    const first = await of('education', 9001, { relatedServices });
    const [second, third, fourth] = [await of('other', 9002), await of('education', 9003), await of('education', 9004)];
    const get = async (slug: string) => (await visitor.get(`/api/projects/${slug}`)).body as ProjectDetail;
    const body = await get(first.slug);
    expect(body).toMatchObject({
      services: [{ slug: offered.slug, title: offered.title, firstLocation: null }],
      next: { slug: third.slug, title: third.title, sector: 'education' },
    });
    expect(body.more.slice(0, 2)).toEqual([second, fourth].map(({ slug, title }) => ({ slug, title })));
    expect(body.more.map(({ slug }) => slug)).not.toContain(third.slug);
    // Round at the end.
    expect((await get(fourth.slug)).next).toMatchObject({ sector: 'education', slug: expect.not.stringMatching(fourth.slug) });
    const { id } = first;
    expect((await editor.get(`/api/admin/projects/${id}`)).body).toMatchObject({ relatedServices });
    expect((await editor.put(`/api/admin/projects/${id}`, { relatedServices: null })).body).toMatchObject({ relatedServices: [] });
    for (const project of [first, second, third, fourth]) await editor.delete(`/api/admin/projects/${project.id}`);
  });

  it('show visitors what is active and published, in order', async () => {
    const long = { content: '<p>Long</p>', outcome: 'Done.', kpis: [{ label: 'Busbar', value: '24 m' }], metaTitle: 'Meta' };
    const images = [{ url: '/media/a.webp', alt: 'The board' }];
    const [last, inactive, draft, first, gone] = [
      await makeProject(editor, { title: 'Shown B', order: 901, client: 'Airsource Energy LTD', featured: true, images, ...long }),
      await makeProject(editor, { title: 'Inactive', isActive: false }),
      await makeProject(editor, { title: 'Draft', publishStatus: 'draft' }),
      await makeProject(editor, { title: 'Shown A', order: 900, status: 'planned' }),
      await makeProject(editor, { title: 'Gone' }),
    ];
    await editor.delete(`${PATH}/${gone.id}`);

    const listed = (await visitor.get('/api/projects')).body as ProjectSummary[];
    expect(listed.map((p) => p.id).slice(-2)).toEqual([first.id, last.id]);
    expect(listed.at(-1)).toEqual({
      id: last.id,
      slug: 'shown-b',
      title: 'Shown B',
      sector: 'commercial',
      category: 'Commercial',
      client: 'Airsource Energy LTD',
      challenge: '',
      solution: '',
      description: 'A job well done.',
      location: 'Bromborough',
      featured: true,
      status: 'completed',
      isActive: true,
      images,
      imageUrl: '/media/a.webp',
      completionDate: null,
      order: 901,
    });
    const whole = await visitor.get(`/api/projects/${last.slug}`);
    expect(whole.status).toBe(200);
    expect(whole.body).toEqual({
      ...listed.at(-1),
      ...long,
      pairs: [],
      testimonials: [],
      metaDescription: null,
      ogImage: null,
      keywords: [],
      services: [],
      next: expect.objectContaining({ slug: expect.not.stringMatching(/^shown-b$/) }),
      more: expect.any(Array),
      ...{ publishedAt: expect.any(String), updatedAt: expect.any(String) },
    });

    for (const hidden of [inactive, draft, gone]) {
      expect(listed.map((p) => p.id)).not.toContain(hidden.id);
      expect((await visitor.get(`/api/projects/${hidden.slug}`)).status).toBe(404);
    }
    for (const unknown of ['%00', '%25', 'x'.repeat(5_000), first.id]) {
      const { status, body } = await visitor.get(`/api/projects/${unknown}`);
      expect({ status, body }).toEqual({
        status: 404,
        body: { statusCode: 404, error: 'There is no such project. It may have been deleted.' },
      });
    }
    expect(((await editor.get('/api/projects')).body as { id: string }[]).map((p) => p.id)).toEqual(
      expect.arrayContaining([inactive.id, draft.id]),
    );
  });

  it('are listed for visitors page by page, by category or sector', async () => {
    const made = [];
    for (const order of [9101, 9102, 9103]) made.push(await makeProject(editor, { order, category: 'Domestic', sector: 'manufacturing' }));
    await makeProject(editor, { order: 9104, category: 'Domestic', sector: 'manufacturing', isActive: false });
    const list = async (query: string) => visitor.get(`/api/project-pages?${query}`);
    const all = (await visitor.get('/api/projects')).body as ProjectSummary[];
    const { body } = await list('');
    expect(body).toEqual({ projects: all.slice(0, 12), page: 1, pages: Math.ceil(all.length / 12), total: all.length });
    // Other tests leave projects too.
    const same = all.filter(({ category, sector }) => category === 'Domestic' && sector === 'manufacturing').map(({ id }) => id);
    expect(same).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    const pages = Math.ceil(same.length / 2);
    expect((await list('sector=MANUFACTURING&category=domestic&size=2')).body).toMatchObject({ page: 1, pages, total: same.length });
    const second = (await list('sector=manufacturing&category=domestic&size=2&page=2')).body as { projects: ProjectSummary[] };
    expect(second.projects.map(({ id }) => id)).toEqual(same.slice(2, 4));
    expect((await list('category=zzz')).body).toEqual({ projects: [], page: 1, pages: 1, total: 0 });
    expect((await list('category=a&category=b')).body).toMatchObject({ total: 0 });
    for (const page of ['0', '-1', '01', '9999', '10000', 'x', '1&page=2']) expect((await list(`page=${page}`)).status).toBe(404);
    for (const size of ['0', '25', 'x']) expect((await list(`size=${size}`)).status).toBe(400);
    for (const { id } of made) await editor.delete(`${PATH}/${id}`);
  });
});

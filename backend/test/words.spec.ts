import { describe, expect, it } from '@jest/globals';
import type { FoundWords, ReplacementRecord, WordPlace } from '../src/records/words/words.dto.js';
import { makeCorePage } from './factories/core-pages.js';
import { makeFaq } from './factories/faqs.js';
import { makeProject } from './factories/projects.js';
import { makePage } from './factories/service-location-pages.js';
import { makeTestimonial } from './factories/testimonials.js';
import { UNKNOWN } from './support/api.js';
import { useTestApp } from './support/app.js';

const WORDS = 'api/admin/words';

describe('words in all texts of the website', () => {
  const { admin, editor } = useTestApp();

  const find = async (find: string, rest = {}) => (await editor.post(`/${WORDS}/find`, { find, ...rest })).body as FoundWords;
  const replace = (find: string, replacement: string, places: WordPlace[]) =>
    editor.post(`/${WORDS}/replacements`, {
      ...{ find, replacement },
      places: places.map(({ resource, id, version, path, at }) => ({ resource, id, version, path, at })),
    });
  const stored = async (path: string) => (await admin.get(`/api/admin/${path}`)).body as Record<string, unknown>;
  const replacements = async () => (await editor.get(`/${WORDS}/replacements`)).body as ReplacementRecord[];

  it('are shown in their sentence, replaced where they are ticked, and put back as one', async () => {
    const page = await makePage(editor, {
      introContent: '<p>We are <strong>zealously</strong> insured, zealously.</p>',
      whyItMatters: [{ title: 'Why', text: 'Zealously insured.' }],
      deliverables: ['Nothing', 'A zealously written report'],
    });
    const faq = await makeFaq(editor, { question: 'Zealously?', answer: 'Yes, zealously.' });
    const { places, kept, isCut } = await find('zealously');
    expect({ kept, isCut }).toEqual({ kept: [], isCut: false });
    expect(places.map(({ resource, path, at }) => `${resource} ${path} ${at}`).sort()).toEqual([
      'faqs answer 0',
      'faqs question 0',
      'service-location-pages deliverables.1 0',
      'service-location-pages introContent 0',
      'service-location-pages introContent 1',
      'service-location-pages whyItMatters.0.text 0',
    ]);
    expect(places.find(({ path, at }) => path === 'introContent' && at === 1)).toMatchObject({
      title: page.title,
      before: 'We are zealously insured, ',
      found: 'zealously',
      after: '.',
    });
    const chosen = places.filter(({ path, at }) => path !== 'question' && !(path === 'introContent' && at === 0));
    const { status, body } = await replace('zealously', 'fully & truly', chosen);
    expect({ status, body }).toMatchObject({ status: 201, body: { places: 4, records: 2 } });
    expect(await stored(`service-location-pages/${page.id}`)).toMatchObject({
      introContent: '<p>We are <strong>zealously</strong> insured, fully &amp; truly.</p>',
      whyItMatters: [{ title: 'Why', text: 'fully & truly insured.' }],
      deliverables: ['Nothing', 'A fully & truly written report'],
    });
    expect(await stored(`faqs/${faq.id}`)).toMatchObject({ question: 'Zealously?', answer: 'Yes, fully & truly.' });
    expect((await replacements())[0]).toMatchObject({ find: 'zealously', places: 4, records: 2, by: 'editor', isUndone: false });

    // Somebody has written the answer anew since; the question does not matter.
    await editor.put(`/api/admin/faqs/${faq.id}`, { answer: 'Always.' });
    const { id } = body as { id: string };
    const undone = await editor.post(`/${WORDS}/replacements/${id}/undo`);
    expect(undone.body).toEqual({ records: 1, left: [{ resource: 'faqs', id: faq.id }] });
    expect(await stored(`service-location-pages/${page.id}`)).toMatchObject({
      introContent: '<p>We are <strong>zealously</strong> insured, zealously.</p>',
      deliverables: ['Nothing', 'A zealously written report'],
    });
    expect(await stored(`faqs/${faq.id}`)).toMatchObject({ answer: 'Always.' });
    expect((await editor.post(`/${WORDS}/replacements/${id}/undo`)).body).toMatchObject({ records: 0 });
    expect((await replacements())[0]).toMatchObject({ isUndone: true });
    expect((await editor.post(`/${WORDS}/replacements/${UNKNOWN}/undo`)).status).toBe(404);
  });

  it('replaces all or nothing', async () => {
    const project = await makeProject(editor, { title: 'Quixotic mill', description: 'Quixotic.' });
    const faq = await makeFaq(editor, { question: 'Quixotic?' });
    const { places } = await find('quixotic');
    await editor.put(`/api/admin/faqs/${faq.id}`, { order: 7 });
    const stale = await replace('quixotic', 'plain', places);
    expect(stale.status).toBe(412);
    expect((stale.body as { error: string }).error).toContain('‘Quixotic?’');
    const long = await replace('quixotic', 'x'.repeat(400), (await find('quixotic')).places);
    expect(long).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/would not be valid any more: .+ Nothing was replaced/) as unknown },
    });
    expect(await stored(`projects/${project.id}`)).toMatchObject({ title: 'Quixotic mill', description: 'Quixotic.' });
    // A title must not become empty.
    expect((await replace('quixotic?', '', (await find('quixotic?')).places)).status).toBe(400);
    expect((await replace('quixotic', 'plain', [])).status).toBe(400);
    const [first] = (await find('quixotic')).places;
    if (!first) throw new Error('nothing found');
    for (const wrong of [
      { at: 9 },
      { path: 'slug' },
      { path: 'description.x' },
      { path: '__proto__' },
      { id: UNKNOWN },
      { resource: 'users' },
    ])
      expect([400, 404, 412]).toContain((await replace('quixotic', 'plain', [{ ...first, ...wrong }])).status);
    const fresh = (await find('quixotic')).places;
    expect((await replace('quixotic', 'plain', fresh)).status).toBe(201);
    expect((await replace('quixotic', 'plain', fresh)).status).toBe(412);
    expect((await find('quixotic')).places).toEqual([]);
  });

  it('leaves what others said, what is typed and what is planned, and names it', async () => {
    await makeTestimonial(editor, { comment: 'Wondrous work' });
    const page = await makeCorePage(editor, { title: 'Wonders', content: '<p>Some text</p>', status: 'published' });
    await editor.put(`/api/admin/page-drafts/core-pages/${page.id}`, { fields: { content: '<p>Wondrous drafts</p>' }, base: {} });
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const plan = { resource: 'core-pages', recordId: page.id, action: 'publish', date: inAMonth, time: '09:00' };
    const planned = await editor.post('/api/admin/planned-changes', { ...plan, fields: { title: 'Wondrous plans' } });
    expect(planned.status).toBe(201);
    const { places, kept } = await find('wondrous');
    expect(places).toEqual([]);
    expect(kept.map(({ resource, reason, before, found, after }) => [resource, reason, before + found + after])).toEqual([
      ['testimonials', 'kept', 'Wondrous work'],
      ['core-pages', 'draft', 'Wondrous drafts'],
      ['core-pages', 'plan', 'Wondrous plans'],
    ]);
  });

  it('reach the settings and the homepage, which is published if nothing else waits in it', async () => {
    const draft = async () =>
      (await editor.get('/api/admin/homepage/draft')).body as { id: string; blocks: { type: string; content: object }[] };
    const { id, blocks } = await draft();
    const titled = (title: string) =>
      blocks.map((block) => (block.type === 'hero' ? { ...block, content: { ...block.content, title } } : block));
    await editor.put(`/api/admin/homepage/${id}`, { blocks: titled('Serendipity calls') });
    await editor.post(`/api/admin/homepage/${id}/publish`, {});
    await editor.put('/api/admin/company-info', { insurance: 'Serendipity & more' });
    const { places } = await find('serendipity');
    expect(places.map(({ resource }) => resource).sort()).toEqual(['company-info', 'homepage']);
    const done = await replace('Serendipity', 'Diligence', places);
    expect(done.status).toBe(201);
    const live = async () => JSON.stringify((await editor.get('/api/homepage/published')).body);
    expect(await live()).toContain('Diligence calls');
    await editor.post(`/${WORDS}/replacements/${(done.body as { id: string }).id}/undo`);
    expect(await live()).toContain('Serendipity calls');
    await editor.put(`/api/admin/homepage/${id}`, { blocks: titled('Serendipity waits') });
    await replace(
      'waits',
      'rests',
      (await find('Serendipity waits')).places.length ? (await find('waits')).places.filter(({ resource }) => resource === 'homepage') : [],
    );
    expect(JSON.stringify(await draft())).toContain('Serendipity rests');
    expect(await live()).toContain('Serendipity calls');
  });

  it('are found while typing, for staff only', async () => {
    await makeFaq(editor, { question: 'Is it perspicuous?' });
    const search = async (q: string) => (await editor.get(`/${WORDS}?${new URLSearchParams({ q })}`)).body as WordPlace[];
    expect(await search('perspicuous')).toMatchObject([
      { resource: 'faqs', path: 'question', before: 'Is it ', found: 'perspicuous', after: '?' },
    ]);
    expect(await search('pe')).toEqual([]);
    expect(await search('x'.repeat(201))).toEqual([]);
    expect((await editor.get(`/${WORDS}?q[]=a`)).status).toBe(200);
    expect((await editor.post(`/${WORDS}/find`, { find: 'x'.repeat(201) })).status).toBe(400);
    expect((await editor.post(`/${WORDS}/find`, { find: ' ' })).status).toBe(400);
  });
});

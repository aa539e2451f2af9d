import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HomepageRecord } from '../src/homepage/homepage.dto.js';
import type { Today } from '../src/records/today/today.dto.js';
import type { ShownPlacesView } from '../src/site/shown/shown-places.dto.js';
import { makeProject } from './factories/projects.js';
import { makePage, makePair } from './factories/service-location-pages.js';
import { makeTestimonial } from './factories/testimonials.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

const block = (type: string, order: number, enabled = false) => ({ id: `${type}-1`, type, enabled, order, content: {} });
const OFF = [block('services', 1, true), block('projects', 2), block('testimonials', 3), block('clients', 4)];

describe('what staff add', () => {
  let app: TestApp;
  let editor: Caller;
  const draft = async () => (await editor.get('/api/homepage/draft')).body as HomepageRecord;
  const isOn = ({ blocks }: HomepageRecord) => Object.fromEntries(blocks.map(({ type, enabled }) => [type, enabled]));
  const live = async () => (await as(app).get('/api/homepage/published')).body as HomepageRecord;
  const publish = async (blocks: object[]) => {
    const { id } = await draft();
    expect((await editor.put(`/api/homepage/${id}`, { blocks })).status).toBe(200);
    await editor.post(`/api/homepage/${id}/publish`, {});
  };
  const shown = async (resource: string, id: string) =>
    (await editor.get(`/api/admin/shown-places/${resource}/${id}`)).body as ShownPlacesView;
  const today = async () =>
    ((await editor.get('/api/admin/dashboard')).body as { today: Today }).today.items.filter(({ key }) => key.startsWith('shown-places'));
  const company = async () => (await editor.get('/api/admin/company-info')).body as { id: string };

  beforeAll(async () => {
    app = await createTestApp();
    editor = as(app, app.editorToken);
    await publish(OFF);
  });
  afterAll(() => app.close());

  it('switches its block on with the first project that visitors see', async () => {
    const hidden = await makeProject(editor, { publishStatus: 'draft' });
    expect(isOn(await live())).toMatchObject({ projects: false });
    expect(await shown('projects', hidden.id)).toEqual({ text: 'Visitors do not see it', isNowhere: false, mayJoinHomepage: false });
    const { version } = await live();
    await editor.put(`/api/admin/projects/${hidden.id}`, { publishStatus: 'published' });
    expect(await live()).toMatchObject({ version: version + 1 });
    expect(isOn(await live())).toEqual({ services: true, projects: true, testimonials: false, clients: false });
    expect(await draft()).toMatchObject({ blocks: (await live()).blocks, updatedAt: (await live()).updatedAt });
    expect((await shown('projects', hidden.id)).text).toBe('Shown on: homepage, Projects');
  });

  it('leaves a block off that was switched off beside projects', async () => {
    await publish(OFF);
    const { id } = await makeProject(editor);
    await editor.put(`/api/admin/projects/${id}`, { title: 'A better title' });
    expect(isOn(await live())).toMatchObject({ projects: false });
    expect(await shown('projects', id)).toEqual({ text: 'Shown on: Projects', isNowhere: false, mayJoinHomepage: true });
  });

  it('keeps what waits in the draft when a block is switched on', async () => {
    const { id } = await draft();
    await editor.put(`/api/homepage/${id}`, { metaTitle: 'Waits' });
    const { serviceId, locationId } = await makePair(editor);
    await makePage(editor, { serviceId, locationId });
    const testimonial = await makeTestimonial(editor, { serviceId });
    expect(isOn(await live())).toMatchObject({ testimonials: true });
    expect((await live()).metaTitle).toBeNull();
    expect(isOn(await draft())).toMatchObject({ testimonials: true });
    expect(await draft()).toMatchObject({ metaTitle: 'Waits' });
    expect((await shown('testimonials', testimonial.id)).text).toMatch(/^Shown on: homepage, 1 service page/);
  });

  it('is named on the dashboard while it is nowhere, until it is shown there', async () => {
    const without = OFF.filter(({ type }) => type !== 'clients');
    await publish(without);
    await editor.put('/api/admin/company-info', { keyClients: ['Ignite Padel'] });
    const { id } = await company();
    expect(await shown('company-info', id)).toEqual({ text: 'Clients shown nowhere yet', isNowhere: true, mayJoinHomepage: true });
    const [item] = await today();
    expect(item).toMatchObject({ title: 'Your clients', action: { method: 'POST', path: `shown-places/company-info/${id}` } });
    const { body } = await editor.post(`/api/admin/${item?.action?.path}`, {});
    expect(body).toMatchObject({ text: 'Clients shown on: homepage', mayJoinHomepage: false });
    expect((await live()).blocks.at(-1)).toMatchObject({ type: 'clients', enabled: true, order: 4 });
    expect(await today()).toEqual([]);
  });

  it('is refused for other kinds and unknown records', async () => {
    const { id } = await company();
    expect((await editor.get(`/api/admin/shown-places/services/${id}`)).status).toBe(400);
    for (const unknown of [id, 'x']) expect((await editor.get(`/api/admin/shown-places/projects/${unknown}`)).status).toBe(404);
    expect((await as(app).post(`/api/admin/shown-places/company-info/${id}`, {})).status).toBe(401);
  });
});

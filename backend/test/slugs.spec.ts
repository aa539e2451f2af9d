import { describe, expect, it } from '@jest/globals';
import { as } from './support/api.js';
import { useTestApp } from './support/app.js';

const CREATED = [
  ['services', 'title', { baseDescription: 'All of it.' }],
  ['locations', 'name', {}],
  ['projects', 'title', { client: 'A client', sector: 'commercial', location: 'Wirral' }],
  ['core-pages', 'title', {}],
] as const;

describe('slug suggestions', () => {
  const { app } = useTestApp();

  const suggested = async (resource: string, name: string) =>
    (await as(app, app.editorToken).get(`/api/admin/slugs/${resource}?name=${encodeURIComponent(name)}`)).body as unknown;

  it.each(CREATED)('equal the slug of a new record of %s', async (resource, field, others) => {
    const editor = as(app, app.editorToken);
    for (const slug of ['cafe-wiring', 'cafe-wiring-2']) {
      expect(await suggested(resource, 'Café wiring!')).toEqual({ slug });
      const { status, body } = await editor.post(`/api/admin/${resource}`, { ...others, [field]: 'Café wiring!', slug: '' });
      expect({ status, body }).toMatchObject({ status: 201, body: { slug } });
    }
  });

  it('keep letters that have no accent to take off', async () => {
    expect(await suggested('services', 'Ørsted & Ærø, Groß-Łódź')).toEqual({ slug: 'orsted-aero-gross-lodz' });
  });

  it('are empty for a name without letters and digits', async () => {
    expect(await suggested('services', ' !!! ')).toEqual({ slug: '' });
    expect(await suggested('services', '')).toEqual({ slug: '' });
  });

  it('refuse other resources, a missing name and one that is too long', async () => {
    const editor = as(app, app.editorToken);
    expect((await editor.get('/api/admin/slugs/users?name=x')).status).toBe(404);
    expect((await editor.get('/api/admin/slugs/constructor?name=x')).status).toBe(404);
    expect((await editor.get('/api/admin/slugs/services')).status).toBe(400);
    expect((await editor.get('/api/admin/slugs/services?name=a&name=b')).status).toBe(400);
    expect((await editor.get(`/api/admin/slugs/services?name=${'x'.repeat(1_001)}`)).status).toBe(400);
    expect((await as(app).get('/api/admin/slugs/services?name=x')).status).toBe(401);
  });
});

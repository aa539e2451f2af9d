// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { makeProject } from '../factories/projects.js';
import { createTestApp, useTestApp } from '../support/app.js';

describe('the picture for links to a page', () => {
  const { app, admin: staff } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest) }));

  const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });

  /** The page's og: and twitter: texts by name. */
  async function told(path: string): Promise<Record<string, string>> {
    const html = await (await get(path)).text();
    const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
    return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content.replace(app.env.publicUrl, '')]));
  }

  it('is described by its size and text, and cached for good', async () => {
    const { slug } = await makeProject(staff, { title: 'A warehouse in new light', location: 'Birkenhead', sector: 'industrial' });
    const head = await told(`/projects/${slug}`);
    expect(head).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A warehouse in new light, Birkenhead',
      'twitter:card': 'summary_large_image',
      'twitter:image': head['og:image'],
    });
    const picture = await get(head['og:image'] ?? '');
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('moves to a new address when it changes; the former one redirects', async () => {
    const before = (await told('/contact'))['og:image'] ?? '';
    await staff.put('/api/admin/company-info', { companyName: 'Renamed Electrical' });
    const after = (await told('/contact'))['og:image'] ?? '';
    expect(after).not.toBe(before);
    const former = await get(before);
    expect([former.status, former.headers.get('location')]).toEqual([302, after]);
    expect((await get(after)).status).toBe(200);
  });

  it('is replaced by one that staff chose', async () => {
    const { slug } = await makeProject(staff, { title: 'Chosen', ogImage: '/media/chosen.jpg' });
    const head = await told(`/projects/${slug}`);
    expect(head).toMatchObject({
      'og:image': '/media/chosen.jpg',
      'og:image:alt': 'Chosen, Bromborough',
      'twitter:image': '/media/chosen.jpg',
    });
    expect(head['og:image:width']).toBeUndefined();
  });

  it.each([
    '/share/projects/none/aaaaaaaaaaaaaaaa.jpg',
    '/share//evil.example/aaaaaaaaaaaaaaaa.jpg',
    '/share/../aaaaaaaaaaaaaaaa.jpg',
    '/share/%zz/aaaaaaaaaaaaaaaa.jpg',
    '/share/x.jpg',
  ])('%s is none', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is absent on missing pages', async () => {
    expect((await told('/projects/none'))['og:image']).toBeUndefined();
  });
});

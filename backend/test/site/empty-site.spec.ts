// Says the same on any database.
import { describe, expect, it } from '@jest/globals';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { as } from '../support/api.js';
import { createTestApp, useTestApp } from '../support/app.js';
import { crawl } from '../support/crawl.js';

describe('an empty site', () => {
  const { app } = useTestApp(() => createTestApp({ prepare: (nest) => serveSite(nest) }));

  it('has no broken links', async () => {
    const { pages, broken } = await crawl(app);
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/about', '/services', '/contact', '/privacy', '/terms', '/cookies']));
    expect(broken).toEqual([]);
  });

  it('offers no empty list of projects to visitors and search engines, and offers it with the first project', async () => {
    const empty = await crawl(app);
    expect(empty.sitemap).not.toContain('/projects');
    expect([...empty.pages].filter(([, html]) => /href="\/projects"|View our completed work/.test(html)).map(([path]) => path)).toEqual([]);
    const robots = async (path: string) => (await fetch(app.url + path)).headers.get('x-robots-tag');
    expect([await robots('/projects'), await robots('/areas'), await robots('/contact')]).toEqual(['noindex', 'noindex', null]);
    await as(app, app.adminToken).post('/api/admin/projects', { title: 'A first rewire', publishStatus: 'published' });
    const filled = await crawl(app);
    expect(filled.sitemap).toContain('/projects');
    expect([...filled.pages].filter(([, html]) => !html.includes('href="/projects"')).map(([path]) => path)).toEqual([]);
    expect(filled.pages.get('/')).toContain('View our completed work');
    expect(await robots('/projects')).toBeNull();
    expect(filled.broken).toEqual([]);
  });

  it('shows no figures until the owner has saved them', async () => {
    /** '500+', '99%', '25 years', '7 organisations'; the terms are an offer, not a claim. */
    const claims = async (path: string) => {
      const html = (await (await fetch(app.url + path)).text()).replace(/<(script|style).*?<\/\1>/gs, '');
      const text = html.replace(/<meta[^>]*content="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ' ');
      return [...text.matchAll(/\d+ ?[+%]|\d+ (years|organisations|projects|clients|per cent)/g)].map(([claim]) => `${path}: ${claim}`);
    };
    const paths = ['/', '/about', '/services', '/projects', '/contact', '/postcode-check'];
    const all = async () => (await Promise.all(paths.map(claims))).flat();
    expect(await all()).toEqual([]);
    expect(await (await fetch(`${app.url}/projects`)).text()).not.toContain('organisations named as our clients');

    const figures = { yearsExperience: 12, projectsCompleted: 340, satisfactionRate: 97, keyClients: ['One Client'] };
    expect((await as(app, app.adminToken).put('/api/admin/company-info', figures)).status).toBe(200);
    expect(await all()).toEqual([]);

    const sources = ['yearsExperience', 'projectsCompleted', 'satisfactionRate'].map((name) => [`${name}Source`, 'Our job register']);
    const days = ['yearsExperience', 'projectsCompleted', 'satisfactionRate'].map((name) => [`${name}AsOf`, '2026-06-30']);
    const sourced = Object.fromEntries([...sources, ...days]) as object;
    expect((await as(app, app.adminToken).put('/api/admin/company-info', sourced)).status).toBe(200);
    expect(await all()).toEqual([
      '/: 12 years',
      ...['/about: 340+', '/about: 97%'],
      ...['/projects: 12+', '/projects: 340+', '/projects: 97%'],
      '/contact: 12 years',
    ]);
    expect(await (await fetch(`${app.url}/projects`)).text()).toContain('organisations named as our clients');
  });
});

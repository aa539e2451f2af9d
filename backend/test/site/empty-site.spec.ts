import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from '../../src/site/serve-site.js';
import { createTestApp, type TestApp } from '../support/app.js';

describe('a site that begins empty', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest) });
  });
  afterAll(() => app.close());

  it('links to nothing that is missing from its menu and footer', async () => {
    const html = await (await fetch(app.url)).text();
    const frame = [/<header.*?<\/header>/s, /<footer.*<\/footer>/s].map((part) => part.exec(html)?.[0] ?? '').join('');
    const links = new Set([...frame.matchAll(/href="(\/[^"#]*)/g)].map(([, path = '']) => path));
    expect([...links]).toEqual(expect.arrayContaining(['/about', '/services', '/projects', '/contact', '/privacy', '/terms', '/cookies']));
    const answers = await Promise.all([...links].map(async (path) => [path, (await fetch(app.url + path)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

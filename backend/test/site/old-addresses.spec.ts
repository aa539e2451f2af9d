// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { as } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';

describe('the addresses of an old website', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo' });
    for (const fromPath of ['/taken', '/100%-safe'])
      await as(app, app.adminToken).post('/api/admin/redirects', { fromPath, toPath: '/contact' });
  });
  afterAll(() => app.close());

  const suggested = async (text: string) =>
    (await as(app, app.adminToken).post('/api/admin/old-addresses', { text })).body as { from: string; to: string | null }[];

  it('of a CSV file get the nearest page each, by the words of its address and title', async () => {
    const csv = [
      'URL,Last Modified',
      'https://www.old-sparks.co.uk/,2021-03-02',
      'https://www.old-sparks.co.uk/eicr-testing-services/,2021-03-02',
      'https://www.old-sparks.co.uk/Contact-Us.html,2021-03-02',
      '"https://www.old-sparks.co.uk/our-gallery/",2021-03-02',
      'https://www.old-sparks.co.uk/?page_id=12,2021-03-02',
      'https://www.old-sparks.co.uk/taken/,2021-03-02',
      'https://www.old-sparks.co.uk/about,2021-03-02',
      'https://www.old-sparks.co.uk/Contact-Us.html?utm_source=a,2021-03-02',
    ];
    expect(await suggested(csv.join('\r\n'))).toEqual([
      { from: '/eicr-testing-services', to: '/services/eicr-testing/wirral', title: expect.stringContaining('EICR'), isKnown: false },
      { from: '/contact-us.html', to: '/contact', title: null, isKnown: false },
      { from: '/our-gallery', to: '/projects', title: null, isKnown: false },
      { from: '/?page_id=12', to: null, title: null, isKnown: false },
      { from: '/taken', to: '/contact', title: null, isKnown: true },
      expect.objectContaining({ from: '/about', to: '/about', isKnown: true }),
    ]);
  });

  it('are read from a sitemap and from lines, too', async () => {
    const sitemap =
      '<urlset><url><loc>https://old.example.com/blog/consumer-units?a=1&amp;b=2</loc></url><url><loc> http://old.example.com/ </loc></url></urlset>';
    expect(await suggested(sitemap)).toMatchObject([{ from: '/blog/consumer-units?a=1&b=2' }]);
    expect(await suggested('Addresses\n/quote\n\n/Quote/\nno address')).toMatchObject([{ from: '/quote', to: '/contact' }]);
    expect(await suggested('/100%-Safe/')).toMatchObject([{ from: '/100%-safe', to: '/contact', isKnown: true }]);
    expect(await suggested('nothing')).toEqual([]);
  });

  it.each([
    ['https://old.example.com/our work', '/our work', '/projects'],
    ['"https://old.example.com/solar panels",200', '/solar panels', '/services/solar-panel-installation/wirral'],
    ['See https://old.example.com/pat-testing.', '/pat-testing', '/services/pat-testing/wirral'],
    ['about-us.html', '/about-us.html', '/about'],
    ['services/ev-chargers.php?x=1', '/services/ev-chargers.php?x=1', '/services/ev-charging-points/wirral'],
    ['https://old.example.com/electrician-heswall', '/electrician-heswall', '/areas/heswall'],
    ['https://old.example.com/fuse-board-replacement', '/fuse-board-replacement', '/services/consumer-unit-upgrades/wirral'],
    ['https://old.example.com/testimonials', '/testimonials', '/'],
    ['/index.html', '/index.html', '/'],
    ['https://old.example.com/book-online', '/book-online', '/contact'],
    ['12,About us,https://old.example.com/?page_id=12,publish', '/?page_id=12', '/about'],
    ['13,Old website,https://old.example.com/old-website,publish', '/old-website', null],
  ])('in %s lead to the nearest page', async (line, from, to) => expect(await suggested(line)).toMatchObject([{ from, to }]));

  it('of pictures and styles are left out', async () => {
    expect(await suggested('https://old.example.com/uploads/a.jpg\nhttps://old.example.com/style.css')).toEqual([]);
  });

  it('are at most 500, for administrators', async () => {
    expect(await suggested(Array.from({ length: 600 }, (_, at) => `/a${at}`).join('\n'))).toHaveLength(500);
    const editor = as(app, app.editorToken);
    expect((await editor.post('/api/admin/old-addresses', { text: '/a' })).status).toBe(403);
    expect((await as(app, app.adminToken).post('/api/admin/old-addresses', { text: '' })).status).toBe(400);
  });

  it('are stored by the import of redirects', async () => {
    const csv = 'From,To\n"/eicr-testing-services","/services/eicr-testing"\n"/?page_id=12","/about"';
    const { body } = await as(app, app.adminToken).post('/api/admin/imports/redirects', { csv, confirm: true });
    expect(body).toMatchObject({ isStored: true, rows: [{ outcome: 'created' }, { outcome: 'created' }] });
    expect(await suggested('/?page_id=12')).toMatchObject([{ from: '/?page_id=12', to: '/about', isKnown: true }]);
  });
});

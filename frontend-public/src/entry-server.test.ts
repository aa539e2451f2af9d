import { describe, expect, test } from '@jest/globals';
import { render, type RenderOptions } from './entry-server';
import { company, fixtureApi, homepage, project, service, servicePage } from './testing/fixtures';

const TEMPLATE = '<!doctype html><html><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>';
const OPEN = new Date('2026-11-24T10:00:00Z');
const CLOSED = new Date('2026-11-24T20:00:00Z');

const shareAddress: RenderOptions['shareAddress'] = (path, { title }) => `/share${path}/${title.replaceAll(' ', '-')}.jpg`;

const page = (url: string, api = fixtureApi(), options: Partial<RenderOptions> = {}) =>
  render(url, api, TEMPLATE, { publicUrl: 'https://example.org', now: OPEN, noindex: false, shareAddress, ...options });

const embedded = (html: string) => {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return JSON.parse(json) as { reads: Record<string, unknown>; moment: unknown };
};

const count = (html: string, text: string) => html.split(text).length - 1;
const body = (html: string) => html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

describe('status', () => {
  test.each([
    '/',
    '/services',
    '/services/service-1',
    '/services/service-1/wirral',
    '/projects',
    '/projects/project-1',
    '/contact',
    '/privacy',
  ])('%s answers 200', async (url) => expect((await page(url)).status).toBe(200));

  test('an unknown path answers 404 with the specified words and is not indexed', async () => {
    const { status, html } = await page('/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('a service page that does not exist answers 404', async () => {
    const { status, html } = await page('/services/service-1/atlantis');
    expect(status).toBe(404);
    expect(html).toContain('Service Not Found');
    expect(html).toContain('Back to Services');
  });

  test.each(['/projects/none', '/terms'])('%s, which is not in the database, answers 404', async (url) =>
    expect((await page(url)).status).toBe(404),
  );

  test.each([
    ['/Services/', '/services'],
    ['/contact/?a=1', '/contact?a=1'],
    ['//services//service-1', '/services/service-1'],
  ])('%s leads to %s', async (url, redirect) => expect(await page(url)).toMatchObject({ status: 301, redirect }));

  test('an address with two slashes never leads to another host', async () => {
    expect(await page('//example.com/services')).toMatchObject({ status: 404 });
  });
});

describe('head', () => {
  test('says who and where, and keeps the canonical address of a service without a place', async () => {
    const { html } = await page('/services/service-1');
    expect(html).toContain('<title>Meta title | Mersey Sparks</title>');
    expect(html).toContain('<meta name="description" content="Meta description">');
    expect(html).toContain('<link rel="canonical" href="https://example.org/services/service-1/wirral">');
    expect(html).toContain('<meta property="og:image" content="https://example.org/share/services/service-1/Service-1.jpg">');
    expect(html).not.toContain('name="robots"');
    for (const type of ['"Service"', '"BreadcrumbList"', '"FAQPage"']) expect(html).toContain(`"@type":${type}`);
  });

  test('a stored canonical address wins', async () => {
    const api = fixtureApi({
      '/api/service-location-pages?slug=service-1-wirral': [servicePage({ canonicalUrl: 'https://example.org/elsewhere' })],
    });
    expect((await page('/services/service-1/wirral', api)).html).toContain('<link rel="canonical" href="https://example.org/elsewhere">');
  });

  test('the company closes a title where both fit into what is shown', async () => {
    const titled = async (metaTitle: string) =>
      /<title>(.*?)<\/title>/.exec((await page('/', fixtureApi({ '/api/homepage/published': homepage({ metaTitle }) }))).html)?.[1];
    expect(await titled('x'.repeat(44))).toBe(`${'x'.repeat(44)} | Mersey Sparks`);
    expect(await titled('x'.repeat(45))).toBe('x'.repeat(45));
  });

  test('noindex is said when it is asked for', async () => {
    expect((await page('/', fixtureApi(), { noindex: true })).html).toContain('<meta name="robots" content="noindex">');
  });

  test('colours come from the settings, and nothing else can stand in their place', async () => {
    const api = fixtureApi({ '/api/company-info': company({ primaryColor: '#112233', secondaryColor: 'red;}</style>' }) });
    const { html } = await page('/', api);
    expect(html).toContain('--primary:#112233;--on-primary:#FFFFFF');
    expect(html).toContain('--secondary:#15803D');
  });
});

describe('data for the browser', () => {
  test('holds every read under its path, so that hydration asks for nothing', async () => {
    const api = fixtureApi();
    const { reads } = embedded((await page('/services/service-1/wirral', api)).html);
    expect(Object.keys(reads)).toEqual(api.asked);
    expect(reads['/api/company-info']).toEqual(company());
  });

  test('holds of the lists only what the home page shows', async () => {
    const { reads } = embedded((await page('/')).html);
    expect(reads['/api/services#home']).toHaveLength(6);
    expect(reads['/api/projects#home']).toHaveLength(3);
  });

  test('does not differ from render to render within the same opening hours', async () => {
    const [one, other] = [await page('/'), await page('/', fixtureApi(), { now: new Date('2026-11-24T10:30:00Z') })];
    expect(other.html).toBe(one.html);
  });

  test('cannot end its script element, whatever the texts hold', async () => {
    const evil = '</script><script>alert(1)</script>$& $1';
    const api = fixtureApi({
      '/api/homepage/published': homepage({ blocks: [{ id: 'a', type: 'hero', enabled: true, order: 1, content: { title: evil } }] }),
    });
    const { html } = await page('/', api);
    expect(html).not.toContain('<script>alert');
    expect(embedded(html).reads['/api/homepage/published#shown']).toMatchObject({ blocks: [{ content: { title: evil } }] });
    expect(body(html)).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; $1');
  });
});

describe('home', () => {
  test('shows enabled blocks in their order, ignores unknown ones and ends with the contact section', async () => {
    const html = body((await page('/')).html);
    expect(html.indexOf('First block')).toBeLessThan(html.indexOf('Second block'));
    expect(html).not.toMatch(/Disabled block|Unknown block/);
    expect(html.indexOf('id="contact"')).toBeGreaterThan(html.indexOf('id="testimonials-section"'));
    expect(count(html, 'class="card service-card"')).toBe(6);
    expect(count(html, 'class="card project-card"')).toBe(3);
  });

  test('shows the chosen ones, in their order, without those that are gone', async () => {
    const api = fixtureApi({
      '/api/homepage/published': homepage({
        autoPopulateServices: false,
        blocks: [{ id: 'b', type: 'services', enabled: true, order: 1, content: { featuredOrder: ['service-7', 'gone', 'service-2'] } }],
      }),
    });
    const html = body((await page('/', api)).html);
    expect(count(html, 'class="card service-card"')).toBe(2);
    expect(html.indexOf('Card of service 7')).toBeLessThan(html.indexOf('Card of service 2'));
  });

  test.each([404, 500])('falls back to the built-in page when the definition answers %d', async (status) => {
    const api = fixtureApi();
    const failing = async (path: string) => (path === '/api/homepage/published' ? { status, body: {} } : api(path));
    const { html } = await page('/', Object.assign(failing, { asked: [] }));
    expect(html).toContain('electricians you can rely on');
    expect(body(html)).toContain('id="clients-section"');
  });

  test('says so when there are no projects and no testimonials', async () => {
    const { html } = await page('/', fixtureApi({ '/api/projects': [], '/api/testimonials?active=true': [] }));
    expect(html).toContain('No projects found for the selected sector.');
    expect(html).toContain('No testimonials available at the moment.');
  });
});

describe('services', () => {
  test("shows each service's uploaded picture, else its own drawing, else that of its group", async () => {
    const services = [
      { ...service(1), image: '/media/uploaded.webp' },
      { ...service(2), slug: 'pat-testing' },
      { ...service(3), group: 'energy-smart-home' },
    ];
    const html = body((await page('/services', fixtureApi({ '/api/services': services }))).html);
    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
    expect(pictures).toEqual(['/media/uploaded.webp', '/assets/art/pat-testing-800.webp', '/assets/art/solar-panel-installation-800.webp']);
  });
});

describe('service page', () => {
  test('shows every stored field', async () => {
    const html = body((await page('/services/service-1/wirral')).html);
    const stored = [
      'Hero title',
      'Hero subtitle',
      'Hero description',
      '/media/hero.webp',
      'Intro content',
      'Reason text',
      'A deliverable',
      'A sector',
    ];
    const more = [
      'A small story',
      '/media/gallery.webp',
      'A board',
      'Own title',
      'Own text',
      'Own button',
      'A feature',
      'Own content',
      'Related',
    ];
    for (const text of [...stored, ...more, 'About the place', 'Raby', 'CH62', 'Heswall', 'How long?', 'An hour.'])
      expect(html).toContain(text);
    expect(html).toContain('>Q1<');
    expect(html).toContain('>A1<');
  });

  test('has default texts where nothing is stored', async () => {
    const bare = servicePage({ heroTitle: '', title: '', heroDescription: null, content: null, ctaOverrides: null });
    const html = body(
      (await page('/services/service-1/wirral', fixtureApi({ '/api/service-location-pages?slug=service-1-wirral': [bare] }))).html,
    );
    for (const text of ['Service 1 Wirral', 'Base of service 1', 'About This Service', 'Coverage Area', 'Call to action'])
      expect(html).toContain(text);
  });

  test('says of related services that there is more to learn', async () => {
    const related = /Related Services.*/s.exec(body((await page('/services/service-1/wirral')).html))?.[0] ?? '';
    expect(related).toMatch(/href="\/services\/service-2\/wirral"[^>]*>Service 2<.*Related<.*Learn more/s);
  });

  test('has no tabs for a single place', async () => {
    const alone = servicePage({ locations: [{ slug: 'wirral', name: 'Wirral' }] });
    const { html } = await page('/services/service-1/wirral', fixtureApi({ '/api/service-location-pages?slug=service-1-wirral': [alone] }));
    expect(body(html)).not.toContain('location-tabs');
  });
});

test('a project of no sector is called by its category', async () => {
  const api = fixtureApi({ '/api/projects/project-1': project(1, { sector: 'other', category: 'Domestic' }) });
  expect(body((await page('/projects/project-1', api)).html)).toMatch(/class="sector sector-other">.{0,90}Domestic/);
});

describe('opening hours', () => {
  test('in hours the call to action names the office, outside the emergency line; the header always the office', async () => {
    const [open, closed] = [await page('/services/service-1'), await page('/services/service-1', fixtureApi(), { now: CLOSED })];
    const number = (html: string) => /cta-card.*?href="(tel:[^"]+)"/s.exec(body(html))?.[1];
    expect(number(open.html)).toBe('tel:+441514960111');
    expect(number(closed.html)).toBe('tel:+441514960222');
    expect(closed.html).toMatch(/href="tel:\+441514960111"[^>]*header-call/);
  });

  test('a page is valid until the office next opens or closes, or until midnight', async () => {
    expect((await page('/')).validUntil).toEqual(new Date('2026-11-24T18:00:00Z'));
    expect((await page('/', fixtureApi(), { now: CLOSED })).validUntil).toEqual(new Date('2026-11-25T00:00:00Z'));
  });
});

describe('contact without script', () => {
  test('keeps what was typed and puts each error beside its field', async () => {
    const contactForm = {
      values: { name: 'Ann "A" <b>', message: 'Two\nlines' },
      error: 'Please check the form.',
      fields: { phone: ['Required'] },
    };
    const html = body((await page('/contact', fixtureApi(), { contactForm })).html);
    expect(html).toContain('value="Ann &quot;A&quot; &lt;b&gt;"');
    expect(html).toContain('Two\nlines</textarea>');
    expect(html).toContain('<p id="contact-phone-error" class="field-error">Required</p>');
    expect(html).toContain('Please check the form.');
    expect(html).toContain('action="/contact" method="post"');
  });

  test('says that the message was sent', async () => {
    const { html } = await page('/contact', fixtureApi(), { contactForm: { values: {}, sent: true } });
    expect(body(html)).toContain('Message Sent Successfully');
  });
});

test('legal pages fill in the company and print the day', async () => {
  const html = body((await page('/privacy', fixtureApi({ '/api/company-info': company({ companyName: 'Bolt & Sons' }) }))).html);
  expect(html).toContain(
    '<p>Bolt &amp; Sons, 1 Test Street, Bromborough, Wirral, CH62 1AA: <a href="tel:+441514960111">0151 496 0111</a></p>',
  );
  expect(html).toContain('24 November 2026');
});

test('no page carries a style attribute or an inline handler, which the security policy would refuse', async () => {
  for (const url of ['/', '/services/service-1', '/contact', '/projects/project-1', '/nowhere']) {
    expect(body((await page(url)).html)).not.toMatch(/\s(style|on[a-z]+)="/);
  }
});

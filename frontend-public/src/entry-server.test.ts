import { describe, expect, test } from '@jest/globals';
import type { Testimonial } from './api/types';
import { company, fixtureApi, homepage, project, projectPage, service, servicePage } from './testing/fixtures';
import { embedded, page } from './testing/page';

const count = (html: string, text: string) => html.split(text).length - 1;
const body = (html: string) => html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

describe('head', () => {
  test('has company and place in the title, and the canonical address of a service without a place', async () => {
    const { html } = await page('/services/service-1');
    expect(html).toContain('<title>Meta title | Mersey Sparks</title>');
    expect(html).toContain('<meta name="description" content="Meta description">');
    expect(html).toContain('<link rel="canonical" href="https://example.org/services/service-1/wirral">');
    expect(html).toContain('<meta property="og:image" content="https://example.org/share/services/service-1/Service-1.jpg">');
    expect(html).not.toContain('name="robots"');
    for (const type of ['"Service"', '"BreadcrumbList"']) expect(html).toContain(`"@type":${type}`);
  });

  test('prefers a stored canonical address', async () => {
    const api = fixtureApi({
      '/api/service-location-pages?service=service-1&location=wirral': [servicePage({ canonicalUrl: 'https://example.org/elsewhere' })],
    });
    expect((await page('/services/service-1/wirral', api)).html).toContain('<link rel="canonical" href="https://example.org/elsewhere">');
  });

  test('ends a title with the company if search results show both', async () => {
    const titled = async (metaTitle: string) =>
      /<title>(.*?)<\/title>/.exec((await page('/', fixtureApi({ '/api/homepage/published': homepage({ metaTitle }) }))).html)?.[1];
    expect(await titled('x'.repeat(44))).toBe(`${'x'.repeat(44)} | Mersey Sparks`);
    expect(await titled('x'.repeat(45))).toBe('x'.repeat(45));
  });

  test('contains noindex on request', async () => {
    expect((await page('/', fixtureApi(), { noindex: true })).html).toContain('<meta name="robots" content="noindex">');
  });

  // @asvs 1.2.1, 1.3.5
  test('takes colours from the settings and rejects other values', async () => {
    const api = fixtureApi({ '/api/company-info': company({ primaryColor: '#112233', secondaryColor: 'red;}</style>' }) });
    const { html } = await page('/', api);
    expect(html).toContain('--primary:#112233;--on-primary:#FFFFFF');
    expect(html).toContain('--secondary:#15803D');
  });
});

describe('data for the browser', () => {
  test('is only that of the islands', async () => {
    const [postcode, projects, contact, ringBack, ...others] = embedded((await page('/')).html);
    const { phone, emergencyPhone, openingHours, bankHolidays, otherHours, freeQuotes, replyPromise } = company();
    expect(postcode).toEqual({
      id: 'p',
      page: '/',
      company: { phone, emergencyPhone, openingHours, bankHolidays, otherHours, freeQuotes, replyPromise },
      example: 'CH60',
    });
    expect(projects).toEqual({ sector: 'all', sectors: [{ value: 'healthcare', text: 'Healthcare' }], total: 3 });
    expect(ringBack).toEqual({ page: '/' });
    const offered = [1, 2].map((number) => ({
      ...{ slug: `service-${number}`, title: `Service ${number}` },
      ...{ enquiryType: 'other', drawing: null, isEmergency: false },
    }));
    expect(contact).toEqual({ page: '/', asksType: true, groups: [{ title: 'Testing & Compliance', services: offered }] });
    expect(others).toEqual([]);
  });

  test('is the same for every render within the same opening hours', async () => {
    const [one, other] = [await page('/'), await page('/', fixtureApi(), { now: new Date('2026-11-24T10:30:00Z') })];
    expect(other.html).toBe(one.html);
  });

  // @asvs 1.2.3
  test('cannot end its attribute, whatever the address contains', async () => {
    const category = '"></div><script>alert(1)</script>$& $1';
    const { html } = await page(`/projects?category=${encodeURIComponent(category)}`);
    expect(html).not.toContain('<script>alert');
    expect(embedded(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))[0]).toMatchObject({ category });
  });
});

describe('home', () => {
  test('shows enabled blocks in their order, ignores unknown ones and ends with the contact section', async () => {
    const html = body((await page('/')).html);
    const [, h1 = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
    expect(h1.replace(/<[^>]*>/g, '')).toBe('Industrial, Solar: First block');
    expect(html.indexOf('First block')).toBeLessThan(html.indexOf('Second block'));
    expect(html).not.toMatch(/Disabled block|Unknown block/);
    expect(html.indexOf('id="contact"')).toBeGreaterThan(html.indexOf('id="testimonials-section"'));
    expect(count(html, 'class="service-card"')).toBe(6);
    expect(count(html, 'class="card project-card"')).toBe(3);
  });

  test('shows the chosen ones in order, without deleted ones', async () => {
    const api = fixtureApi({
      '/api/homepage/published': homepage({
        autoPopulateServices: false,
        blocks: [{ id: 'b', type: 'services', enabled: true, order: 1, content: { featuredOrder: ['service-7', 'gone', 'service-2'] } }],
      }),
    });
    const html = body((await page('/', api)).html);
    expect(count(html, 'class="service-card"')).toBe(2);
    expect(html.indexOf('Card of service 7')).toBeLessThan(html.indexOf('Card of service 2'));
  });

  test('leads with what brings people, then the service and its price; the index names what is not shown', async () => {
    const price = { from: 150, to: null, vat: 'included', for: 'homes', dependsOn: 'the rooms', checkedOn: '2026-03-02' };
    const services = [{ ...service(1), need: 'I let a house', price }, service(2)];
    const html = body((await page('/', fixtureApi({ '/api/services': services }))).html);
    expect(html).toMatch(/<h3><a [^>]*>I let a house<small>.*?Service 1<\/small><\/a><\/h3><p class="service-price">from £150 incl\. VAT</);
    expect(html).toContain('class="needs needs-2"');
    expect(html).not.toContain('class="need-index"');
    expect(body((await page('/', fixtureApi())).html)).toContain('class="need-index"');
  });

  test('says of a single service all that it has, and nothing while there is none', async () => {
    expect(body((await page('/', fixtureApi({ '/api/services': [] }))).html)).not.toContain('id="services"');
    const html = body((await page('/', fixtureApi({ '/api/services': [{ ...service(1), description: null }] }))).html);
    expect(html).toMatch(/class="needs needs-1">.*<p class="service-text">Base of service 1</s);
  });

  test('checks postcodes where their block stands, under its title, and nowhere when it is switched off', async () => {
    const withBlock = async (fields: object) => {
      const services = { id: 's', type: 'services', enabled: true, order: 2, content: {} };
      const postcode = { id: 'p', type: 'postcode', enabled: true, order: 1, content: { title: 'Near you?' }, ...fields };
      return body((await page('/', fixtureApi({ '/api/homepage/published': homepage({ blocks: [services, postcode] }) }))).html);
    };
    const first = await withBlock({});
    expect(first).toMatch(/<h2>Near you\?<\/h2>.*class="field postcode".*service-card/s);
    expect(await withBlock({ order: 3, content: {} })).toMatch(
      /service-card.*<h2>Do you cover my postcode\?<\/h2>.*class="field postcode"/s,
    );
    expect(await withBlock({ enabled: false })).not.toContain('class="field postcode"');
  });

  test.each([404, 500])('falls back to the built-in page when the definition responds %d', async (status) => {
    const api = fixtureApi();
    const failing = async (path: string) => (path === '/api/homepage/published' ? { status, body: {} } : api(path));
    const { html } = await page('/', Object.assign(failing, { asked: [] }));
    expect(html).toContain('Electrical work done safely');
    expect(body(html)).toContain('id="clients-section"');
  });

  test('shows the projects of the sector in the address at once', async () => {
    const response = projectPage({ projects: [project(9, { sector: 'education' })] });
    const { html } = await page('/?sector=education', fixtureApi({ '/api/project-pages?sector=education&size=3': response }));
    expect(body(html)).not.toContain('Loading projects');
    expect(body(html)).toContain('sector-education');
    expect(body(html)).not.toContain('sector-healthcare');
  });

  test('has skeletons where the server could not read: six cards, three quotes, four pills', async () => {
    const types = ['about', 'projects', 'testimonials'];
    const blocks = types.map((type, order) => ({ id: type, type, enabled: true, order, content: {} }));
    const api = fixtureApi({ '/api/homepage/published': homepage({ blocks }) });
    const failing = async (path: string) => (/projects|testimonials|company/.test(path) ? { status: 500, body: null } : api(path));
    const html = body((await page('/', failing)).html);
    for (const [shape, times] of [
      ['card', 6],
      ['quote', 3],
      ['pill', 4],
    ] as const)
      expect([shape, count(html, `data-skeleton="${shape}"`)]).toEqual([shape, times]);
  });

  test('says so when there are no projects and no testimonials', async () => {
    const { html } = await page('/', fixtureApi({ '/api/projects': [], '/api/testimonials?active=true': [] }));
    expect(html).toContain('No projects found for the selected sector.');
    expect(html).toContain('No testimonials available at the moment.');
  });
});

describe('services', () => {
  test("shows each service's uploaded picture, else its drawing, else one of its group", async () => {
    const services = [
      { ...service(1), image: '/media/uploaded.webp' },
      { ...service(2), drawing: 'pat-testing' },
      { ...service(3), group: 'energy-smart-home' },
    ];
    const html = body((await page('/services', fixtureApi({ '/api/services': services }))).html);
    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
    // After the drawings of their group in the menu and in the page's head, before those of the form.
    expect(pictures.slice(2, 5)).toEqual(['/media/uploaded.webp', '/assets/art/pat-testing-800.webp', '/assets/art/van-800.webp']);
  });
});

describe('lists with pages', () => {
  const links = (html: string) =>
    [...html.matchAll(/<a href="([^"]+)" (?:rel|aria-label)="(?:prev|next|Page \d+)"/g)].map(([, href]) => href);

  test('link to their other pages and keep the filter', async () => {
    const response = projectPage({ page: 3, pages: 9, total: 210 });
    const api = fixtureApi({ '/api/project-pages?page=3': response, '/api/project-pages?page=3&category=domestic': response });
    const { html } = await page('/projects/page/3', api);
    const numbers = [2, 1, 2, 3, 4, 5, 9, 4].map((number) => (number === 1 ? '/projects' : `/projects/page/${number}`));
    expect(links(html)).toEqual(numbers);
    expect(html).toContain('<title>Our Projects, Page 3 | Mersey Sparks</title>');
    expect(html).toContain('<link rel="canonical" href="https://example.org/projects/page/3">');
    expect(html).not.toContain('noindex');
    const filtered = await page('/projects/page/3?category=domestic', api);
    expect(links(filtered.html)).toEqual(numbers.map((href) => `${href}?category=domestic`));
    expect(filtered.html).toContain('noindex');
  });

  test('show 24 services on a page', async () => {
    const api = fixtureApi({ '/api/services': Array.from({ length: 30 }, (_, index) => service(index + 1)) });
    const [first, second] = [(await page('/services', api)).html, (await page('/services/page/2', api)).html];
    expect([count(first, 'class="service-card"'), count(second, 'class="service-card"')]).toEqual([24, 6]);
    expect(second).toContain('30 services');
    expect(count((await page('/services?q=30', api)).html, 'class="service-card"')).toBe(1);
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
      (await page('/services/service-1/wirral', fixtureApi({ '/api/service-location-pages?service=service-1&location=wirral': [bare] })))
        .html,
    );
    for (const text of ['Service 1 Wirral', 'Base of service 1', 'About This Service', 'Coverage Area', 'Call to action'])
      expect(html).toContain(text);
  });

  test('ends with a project, a testimonial and the next step, leaving out what does not exist', async () => {
    const [testimonial] = (await fixtureApi()('/api/testimonials?active=true')).body as [Testimonial];
    const whole = servicePage({ project: project(2), testimonials: [testimonial] });
    const html = body((await page('/services/service-1', fixtureApi({ '/api/service-location-pages?service=service-1': [whole] }))).html);
    const ends = ['From Our Work', '/projects/project-2', 'Swept up', 'Related Services', 'Ready to start?', '0111'];
    const places = ends.map((text) => html.lastIndexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const bare = body((await page('/services/service-1/wirral')).html);
    expect(bare).not.toContain('From Our');
  });

  test('links related services with their pictures', async () => {
    const related = /Related Services.*/s.exec(body((await page('/services/service-1/wirral')).html))?.[0] ?? '';
    expect(related).toMatch(/eicr-testing-240\.avif.*href="\/services\/service-2\/heswall"[^>]*>.*Service 2<.*Related</s);
  });

  test('has no tabs for a single place', async () => {
    const alone = servicePage({ locations: [{ slug: 'wirral', name: 'Wirral' }] });
    const { html } = await page(
      '/services/service-1/wirral',
      fixtureApi({ '/api/service-location-pages?service=service-1&location=wirral': [alone] }),
    );
    expect(body(html)).not.toContain('location-tabs');
  });
});

test('names a project without a sector by its category', async () => {
  const api = fixtureApi({ '/api/projects/project-1': project(1, { sector: 'other', category: 'Domestic' }) });
  expect(body((await page('/projects/project-1', api)).html)).toMatch(/class="sector sector-other">.{0,90}Domestic/);
});

test('fills in company and date on legal pages', async () => {
  const html = body((await page('/privacy', fixtureApi({ '/api/company-info': company({ companyName: 'Bolt & Sons' }) }))).html);
  expect(html).toContain(
    '<p>Bolt &amp; Sons, 1 Test Street, Bromborough, Wirral, CH62 1AA: <a href="tel:+441514960111">0151 496 0111</a></p>',
  );
  expect(html).toContain('24 November 2026');
});

// @asvs 3.7.1
test('renders no style attribute or inline handler, which the Content-Security-Policy would block', async () => {
  for (const url of ['/', '/services/service-1', '/contact', '/projects/project-1', '/-']) {
    expect(body((await page(url, fixtureApi(), { isMissing: url === '/-' })).html)).not.toMatch(/\s(style|on[a-z]+)="/);
  }
});

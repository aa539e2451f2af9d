// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { makeCorePage } from '../factories/core-pages.js';
import { linkFaq, makeFaq } from '../factories/faqs.js';
import { price, writtenPrice } from '../factories/prices.js';
import { makeProject } from '../factories/projects.js';
import { makePage, makePair } from '../factories/service-location-pages.js';
import { makeService } from '../factories/services.js';
import { makeTestimonial } from '../factories/testimonials.js';
import { banner, card, figures, mark, picture, position, promises, said, socialMedia, week } from '../factories/marked.js';
import { as, type Caller } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { filledBlocks } from '../support/filled-blocks.js';
import { escaped, leaves } from '../support/leaves.js';

/** Internal fields, which nobody reads. */
const NOT_TO_READ =
  /^(id|need|shortName|answers|visits|\w*[iI]d|slug|firstLocation|order|isActive|enabled|type|status|version|updatedAt|lastModified|featured|bannerChangesAt|autoPopulate\w+|group|categories|enquiryType|drawing)$/;
/** Texts in the page's head. */
const IN_HEAD = /^(meta\w+|canonicalUrl|ogImage|keywords|faviconUrl|\w+Color|latitude|longitude|publishedAt)$/;

interface Shown {
  /** The visitors' API path. */
  api: string;
  /** Pages, of which one must show it. */
  pages: string[];
  /** How a value is displayed, by field, if not as stored. */
  written?: Record<string, (value: unknown) => string>;
  /** Fields that this record does not show, each with a reason. */
  except?: RegExp;
}

describe('every stored field for visitors is visible in', () => {
  let app: TestApp;
  let staff: Caller;
  let html: Map<string, string>;

  beforeAll(async () => {
    app = await createTestApp({ prepare: (nest) => serveSite(nest) });
    staff = as(app, app.adminToken);
    html = new Map();
  });
  afterAll(() => app.close());

  async function read(path: string): Promise<string> {
    const known = html.get(path);
    if (known !== undefined) return known;
    const response = await fetch(app.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    // Data for the script is not visible.
    const page = (await response.text()).replace(/<script type="application\/json".*?<\/script>/gs, '');
    html.set(path, page);
    return page;
  }

  async function expectShown({ api, pages, written = {}, except }: Shown) {
    const { status, body } = await as(app).get(api);
    expect([api, status]).toEqual([api, 200]);
    const texts = await Promise.all(pages.map(read));
    const [heads, bodies] = [texts.map((page) => page.split('</head>')[0] ?? ''), texts.map((page) => page.split('</head>')[1] ?? '')];
    const lost = leaves(body, '').flatMap(([path, value]) => {
      const names = path.split('.');
      const name = names.at(-1) ?? '';
      const readable = names.filter(Boolean);
      if (NOT_TO_READ.test(name) || except?.test(path)) return [];
      if (value === null || value === '') return [`${path} was not filled by this test`];
      const places = readable.some((part) => IN_HEAD.test(part)) ? heads : bodies;
      const wanted = (names.at(-2) === 'price' ? writtenPrice : written)[name]?.(value) ?? escaped(value);
      return places.some((place) => place.includes(wanted)) ? [] : [`${path}: ${wanted}`];
    });
    expect(lost).toEqual([]);
  }

  async function publish(blocks: object[], fields: object = {}) {
    const draft = (await staff.get('/api/admin/homepage/draft')).body as { id: string };
    expect((await staff.put(`/api/admin/homepage/${draft.id}`, { blocks, ...fields })).status).toBe(200);
    expect((await staff.post(`/api/admin/homepage/${draft.id}/publish`, {})).status).toBeLessThan(300);
  }

  it('services, their pages, places and questions', async () => {
    const related = await makeService(staff, {
      title: mark('related title'),
      description: mark('related description'),
      icon: 'siren',
      ...{ group: 'energy-smart-home', ...price() },
    });
    const { service, location, serviceId, locationId } = await makePair(staff, {
      service: {
        title: mark('service title'),
        description: mark('service description'),
        baseDescription: mark('base description'),
        content: `<p>${mark('service content')}</p>`,
        icon: 'plug-zap',
        image: picture('service').url,
        gallery: [picture('gallery'), picture('gallery')],
        keywords: [mark('service keyword')],
        ogImage: picture('share').url,
        ...{ group: 'energy-smart-home', ...price() },
      },
      location: {
        name: mark('location'),
        description: mark('location description'),
        postcodes: ['CH99 7ZZ'],
        subLocations: [mark('sub-location')],
      },
    });
    const other = await makePair(staff, { service: { group: 'energy-smart-home' } });
    const full = await makePage(staff, {
      serviceId,
      locationId,
      title: mark('page title'),
      metaTitle: mark('meta title'),
      metaDescription: mark('meta description'),
      canonicalUrl: 'https://www.example.org/marked-canonical',
      heroTitle: mark('hero title'),
      heroSubtitle: mark('hero subtitle'),
      heroDescription: mark('hero description'),
      heroImage: picture('hero').url,
      introContent: `<p>${mark('intro')}</p>`,
      whyItMatters: [{ title: mark('reason title'), text: mark('reason text') }],
      deliverables: [mark('deliverable')],
      sectors: [mark('sector')],
      microCaseStudy: mark('case study'),
      relatedServices: [related.id],
      images: [picture('page'), picture('page')],
      ctaOverrides: { title: mark('cta title'), text: mark('cta text'), buttonText: mark('cta button'), buttonLink: '/marked-cta-link' },
      features: [mark('feature')],
      callToAction: mark('call to action'),
      content: `<h2>${mark('content')}</h2>`,
    });
    await makeProject(staff, { ...card(), relatedServices: [serviceId] });
    await makeTestimonial(staff, { ...said(), serviceId });
    const faq = await makeFaq(staff, { question: mark('question'), answer: mark('answer') });
    await linkFaq(staff, serviceId, faq.id);
    // What a page may take from its service must show on a page that does.
    const bare = await makePage(staff, { serviceId, locationId: other.locationId, heroTitle: mark('hero'), callToAction: mark('call') });
    await staff.put(`/api/admin/service-location-pages/${bare.id}`, { heroTitle: '', title: mark('title') });
    const [ofFull, ofBare] = [location, other.location].map(({ slug }) => `/services/${service.slug}/${slug}`) as [string, string];

    // Title and hero title share a place, as do the card's texts, which has a short price; the override replaces the call to action.
    const replaced =
      /^\.(title|callToAction|relatedServices|service\.(description|baseDescription|icon|image)|project\.(category|description)|related\.price\.dependsOn)$/;
    const written = {
      icon: (name: unknown) => `i-${String(name)}`,
      sector: () => 'Education',
      rating: (stars: unknown) => `${String(stars)} out of 5`,
      givenOn: () => 'March 2025',
    };
    await expectShown({ api: `/api/service-location-pages?slug=${full.slug}`, pages: [ofFull], except: replaced, written });
    await expectShown({
      api: `/api/service-location-pages?slug=${bare.slug}`,
      pages: [ofBare],
      except:
        /^\.(hero\w+|canonicalUrl|whyItMatters|deliverables|sectors|microCaseStudy|related\w*|images|project|testimonial|ctaOverrides|features|content|location\.description|service\.(description|icon))/,
    });
    // Each page has its own meta texts, which are required; the line of proof has one of the prices.
    await expectShown({ api: `/api/services/${service.slug}`, pages: [ofFull, ofBare, '/services'], except: /^\.(meta\w+|icon)$/ });
    expect(await read('/services')).toContain('i-plug-zap');
    await expectShown({ api: '/api/service-faqs/' + service.slug, pages: [ofFull] });
    await expectShown({ api: '/api/navigation', pages: ['/services'], except: /^\.services\.price/ });
  });

  it('projects', async () => {
    const shown = await makeService(staff, { title: mark('service shown') });
    const { id: projectId, slug } = await makeProject(staff, {
      title: mark('title'),
      client: mark('client'),
      sector: 'education',
      category: 'Industrial',
      location: mark('location'),
      description: mark('description'),
      challenge: mark('challenge'),
      solution: mark('solution'),
      outcome: mark('outcome'),
      content: `<p>${mark('content')}</p>`,
      kpis: [{ label: mark('kpi label'), value: mark('kpi value') }],
      images: [picture('first'), picture('second')],
      pairs: [
        {
          ...{ before: '/media/marked-before.webp', beforeAlt: mark('before alt') },
          ...{ after: '/media/marked-after.webp', afterAlt: mark('after alt'), caption: mark('before and after caption') },
        },
      ],
      completionDate: mark('date'),
      metaTitle: mark('meta title'),
      metaDescription: mark('meta description'),
      ogImage: picture('share').url,
      keywords: [mark('keyword')],
      status: 'completed',
      featured: true,
      relatedServices: [shown.id],
    });
    await makeProject(staff, { ...card(), order: 1 });
    await makeProject(staff, { title: mark('third project'), order: 2 });
    await makeTestimonial(staff, { ...said(), projectId });
    const ofProject = { sector: () => 'Education', rating: (stars: unknown) => `${String(stars)} out of 5`, givenOn: () => 'March 2025' };
    const except = /^\.(next\.(category|description)|services\.price)$/;
    await expectShown({ api: `/api/projects/${slug}`, pages: [`/projects/${slug}`], written: ofProject, except });
    expect(await read('/projects')).toContain('Featured');

    const running = await makeProject(staff, { status: 'in-progress', completionDate: mark('expected date') });
    await expectShown({ api: `/api/projects/${running.slug}`, pages: [`/projects/${running.slug}`], except: /^\.(?!completionDate)/ });
  });

  it('the company', async () => {
    const company = {
      companyName: mark('company'),
      email: 'marked@example.org',
      phone: '0151 496 0777',
      ...{ emergencyPhone: '0151 496 0888', whatsappNumber: '07700 900777', textNumber: '07700 900888' },
      address: `${mark('street')}, Bromborough, Wirral, CH62 9ZZ`,
      registrationNumber: 'MARKED-1',
      vatNumber: 'GB 777 7777 77',
      ...{ logoUrl: picture('logo').url, darkLogoUrl: picture('dark-logo').url },
      faviconUrl: picture('favicon').url,
      capabilityStatementUrl: '/media/marked-statement.pdf',
      accreditations: ['Proven', ...Array.from({ length: 7 }, () => mark('accreditation'))],
      keyClients: Array.from({ length: 9 }, (_, n) => `Marked${n} Client`),
      ...promises,
      practices: { currentEdition: true, inspectionQualifications: true, supervisedApprentices: true, ownStaff: true, recordChecks: true },
      notifiedThrough: mark('scheme'),
      ...figures(),
      primaryColor: '#123456',
      secondaryColor: '#654321',
      socialMedia,
      ...week.settings(),
      ...position,
      banner,
    };
    expect((await staff.put('/api/admin/company-info', company)).status).toBe(200);
    // These blocks show the company's lists if their own are empty; the postcode check knows all holidays.
    await publish(
      ['hero', 'clients', 'accreditations', 'postcode', 'testimonials'].map((type, index) => ({
        id: type,
        type,
        enabled: true,
        order: index + 1,
        content: {},
      })),
    );
    html.clear();
    const inMarch = (day: unknown) => `${Number(String(day).slice(8))} March 2025`;
    await expectShown({
      api: '/api/company-info',
      pages: ['/', '/about', '/projects', '/contact', '/privacy'],
      // claims.spec, insured.test and termsOf.test read what each answer says, structuredData.test the country. The logo for light ground: below.
      except: /^\.(?:logoUrl|addressParts\.country|nation|insurer|terms|replyPromise.until|practices\.\w+|accreditationProofs.*expiresOn)$/,
      written: {
        ...week.words,
        satisfactionRate: (value) => `${String(value)}%`,
        ...Object.fromEntries(['yearsExperience', 'projectsCompleted', 'satisfactionRate'].map((figure) => [`${figure}AsOf`, inMarch])),
        insuredSum: () => '£7.3 million',
        asOf: inMarch,
        guaranteeMonths: (value) => `All work guaranteed for ${String(value)} months`,
        retentionMonths: (value) => `${String(value)} months from the day they arrive`,
      },
    });
    await staff.put('/api/admin/company-info', { darkLogoUrl: null });
    expect(await (await fetch(app.url)).text()).toContain(`<img src="${company.logoUrl}"`);
  });

  it('the homepage with every type of block, and testimonials', async () => {
    await makeTestimonial(staff, { ...said(), rating: 3 });
    const values: Record<string, (name: string) => unknown> = {
      text: mark,
      longText: mark,
      link: () => picture('link').url,
      image: () => picture('block').url,
      list: (name) => [mark(name), mark(name)],
    };
    const blocks = filledBlocks(values);
    const head = { metaTitle: mark('meta title'), metaDescription: mark('meta description'), keywords: [mark('keyword')] };
    await publish(blocks, { ...head, ogImage: picture('share').url });
    html.clear();
    await expectShown({ api: '/api/homepage/published', pages: ['/'], except: /featuredOrder$/ });
    await expectShown({
      api: '/api/testimonials',
      pages: ['/'],
      written: { rating: (stars) => `${String(stars)} out of 5 stars`, givenOn: () => 'March 2025' },
    });
  });

  it.each(['default', 'legal', 'about'])('pages by staff, %s', async (template) => {
    const fields = {
      title: mark('title'),
      template,
      content: `<p>${mark('content')}</p>`,
      sections: [{ title: mark('section title'), text: mark('section text'), icon: 'plug-zap' }],
      metaTitle: mark('meta title'),
      metaDescription: mark('meta description'),
      ogImage: picture('share').url,
      images: [picture('team'), picture('van')],
      keywords: [mark('keyword')],
    };
    const { slug } = await makeCorePage(staff, fields);
    const written = { icon: (name: unknown) => `i-${String(name)}` };
    await expectShown({ api: `/api/core-pages/${slug}`, pages: [`/${slug}`], except: /^\.template$/, written });
  });
});

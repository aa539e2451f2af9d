// Says the same on any database.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Like } from 'typeorm';
import { Service } from '../../src/services/service.entity.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { enquiry } from '../factories/inquiry.js';
import { SMITH } from '../factories/owner.js';
import { makeService } from '../factories/services.js';
import { as, type Caller } from '../support/api.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { crawl } from '../support/crawl.js';
import { readable, sampleSentences } from '../support/sample-sentences.js';

interface Firm {
  companyName: string;
  address: string;
  offered: string[];
  law: string;
  places: { name: string; postcodes: string[] }[];
  /** What it has written on the sample's homepage, About page and a page and place of the sample before that goes. */
  wrote?: string;
  /** What heads its homepage and the pages of its places; default: 'Electricians'. */
  heading?: string;
}

const FIRMS: Record<string, Firm> = {
  'charges cars and inspects in Chester': {
    ...{ companyName: 'Deva Charging', address: '4 Foregate Street, Chester, CH1 1HD', offered: ['ev-charging-points', 'eicr-testing'] },
    law: 'England and Wales',
    places: ['Chester', 'Hoole', 'Frodsham'].map((name, index) => ({ name, postcodes: [`CH${index + 1}`] })),
  },
  'is one man in Inverness': {
    ...{
      companyName: 'Alasdair MacRae',
      address: '9 Shore Street, Inverness, IV1 1NG',
      offered: ['rewiring-services', 'consumer-unit-upgrades'],
    },
    law: 'Scotland',
    places: [{ name: 'Inverness', postcodes: ['IV1', 'IV2'] }],
  },
  'fits solar panels in Bristol': {
    ...{ companyName: 'Avon Solar', address: '4 Feeder Road, Bristol, BS2 0TS', law: 'England and Wales' },
    offered: ['solar-panel-installation', 'ev-charging-points', 'outdoor-lighting'],
    places: [{ name: 'Bristol', postcodes: ['BS1, bs2 BS3'] }],
    wrote: 'Roofs that pay their way',
    heading: 'Solar Panel Installation',
  },
};

interface ToRead {
  resource: string;
  isShown: boolean;
  lacksTerms: boolean;
  id: string;
  title: string;
  description: string | null;
  baseDescription: string | null;
  content: string | null;
  faqs: { id: string; question: string; answer: string }[];
}

const TEXTS = '/api/admin/set-up/texts';
const plain = (html: string) => html.replace(/<script.*?<\/script>/gs, '');

describe.each(Object.entries(FIRMS))('a company that %s', (_, firm) => {
  let app: TestApp;
  let admin: Caller;
  let pages: ReadonlyMap<string, string>;
  /** After the name has changed, before the sample company has gone. */
  let termsOfTheSample: number;
  const [place = { name: '' }] = firm.places;
  const read = async (path: string) => plain((await request(app.server).get(path).expect(200)).text);
  const toRead = async (resource = 'services') => ((await admin.get(TEXTS)).body as ToRead[]).filter((text) => text.resource === resource);

  const removesTheSample = async () => {
    const { listed } = (await admin.get('/api/admin/set-up')).body as { listed: string };
    await admin.post('/api/admin/set-up/remove-demonstration', { listed }).expect(200);
  };

  const writesOnHomepage = async (subtitle: string) => {
    const draft = (await admin.get('/api/admin/homepage/draft')).body as { id: string; blocks: { type: string; content: object }[] };
    const blocks = draft.blocks.map((block) => (block.type === 'hero' ? { ...block, content: { ...block.content, subtitle } } : block));
    await admin.put(`/api/admin/homepage/${draft.id}`, { blocks }).expect(200);
    await admin.post(`/api/admin/homepage/${draft.id}/publish`, {}).expect(201);
  };

  /** Begins with one field of each kind of page, whose other fields the sample company has written. */
  const beginsToWrite = async (words: string) => {
    await writesOnHomepage(words);
    const change = async (resource: string, isWanted: (record: Record<string, unknown>) => boolean, fields: object) => {
      const found = ((await admin.get(`/api/admin/${resource}`)).body as Record<string, unknown>[]).find(isWanted);
      await admin.put(`/api/admin/${resource}/${String(found?.['id'])}`, fields).expect(200);
    };
    await change('core-pages', ({ slug }) => slug === 'about', { metaTitle: words });
    await change('locations', ({ slug }) => slug === 'wirral', { postcodes: ['CH41'] });
    await change('service-location-pages', ({ slug }) => slug === 'outdoor-lighting-wirral', { heroTitle: words });
  };

  beforeAll(async () => {
    app = await createTestApp({ seed: 'demo', prepare: (nest) => serveSite(nest) });
    admin = as(app, app.adminToken);
    const { companyName, address } = firm;
    await admin.put('/api/admin/company-info', { ...SMITH, companyName, address }).expect(200);
    termsOfTheSample = (await request(app.server).get('/terms')).status;
    const services = (await admin.get('/api/admin/services')).body as { id: string; slug: string }[];
    const offered = services.filter(({ slug }) => firm.offered.includes(slug)).map(({ id }) => id);
    await admin.put('/api/admin/set-up/services', { offered }).expect(200);
    if (firm.wrote !== undefined) await beginsToWrite(firm.wrote);
    await admin.put('/api/admin/set-up/places', { places: firm.places }).expect(200);
    await removesTheSample();
    await makeService(admin, { title: 'Battery Storage', slug: 'battery-storage', group: 'energy-smart-home', enquiryType: 'ev-charging' });
    const found = await crawl(app, { onlyPages: true });
    expect(found.broken).toEqual([]);
    pages = new Map([...found.pages].map(([path, html]) => [path, plain(html)]));
  });
  afterAll(() => app.close());

  it('asks in its form for its services by their names, and stores them with the nearest type', async () => {
    const form = await read('/contact');
    const options = [...form.matchAll(/<option value="([^"]*)" data-services[^>]*>([^<]*)</g)].map(([, value, text]) => [value, text]);
    expect(options).toHaveLength(firm.offered.length + 2);
    expect(options).toContainEqual(['battery-storage', 'Battery Storage']);
    expect(options.at(-1)).toEqual(['other', 'Something else']);
    const sent = await request(app.server)
      .post('/contact')
      .type('form')
      .send({ ...enquiry({ serviceType: undefined }), serviceSlug: 'battery-storage' });
    expect(sent.status).toBe(200);
    const [stored] = (await admin.get('/api/admin/contact-inquiries')).body as object[];
    expect(stored).toMatchObject({ serviceTitle: 'Battery Storage', serviceType: 'ev-charging' });
  });

  it('says nothing of what the sample company says, on any page and in mails that staff write', async () => {
    const { body } = await admin.get('/api/admin/company-info');
    const { autoresponderTemplate, replyTemplates } = body as { autoresponderTemplate: string; replyTemplates: { text: string }[] };
    const said = [...pages.values()].map(readable).join(' ');
    expect(sampleSentences().filter((sentence) => said.includes(sentence))).toEqual([]);
    expect([autoresponderTemplate, ...replyTemplates.map(({ text }) => text)].join()).not.toMatch(
      /our electricians|24\/7|we would like|price/i,
    );
  });

  it('says on its homepage what it offers and what it wrote', () => {
    const home = pages.get('/') ?? '';
    expect(home).toContain(firm.wrote ?? firm.companyName);
    expect(home).toMatch(/Ready to Talk About [^<]*\?/);
    expect([...pages].filter(([, html]) => /href="\/projects"|View our completed work/.test(html)).map(([path]) => path)).toEqual([]);
  });

  it('is headed by what it does', async () => {
    const { heading = 'Electricians' } = firm;
    for (const path of ['/', `/areas/${place.name.toLowerCase()}`]) {
      const html = pages.get(path) ?? '';
      expect(html).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]*>)*${heading} in ${place.name}`));
      expect(html).toMatch(new RegExp(`<title>[^<]*${heading} in ${place.name}`));
    }
    expect([...pages.values()].some((html) => /electricians|(?:to|Need) an electrician/i.test(html))).toBe(heading === 'Electricians');
    const { text: home } = await request(app.server).get('/');
    expect(home.includes('"@type":"Electrician"')).toBe(heading === 'Electricians');
    expect([...pages].filter(([, html]) => html.includes('photograph of the consumer unit')).map(([path]) => path)).toEqual([]);
  });

  it('names its clients without a claim, and says of its work only what was confirmed', async () => {
    await admin.put('/api/admin/company-info', { keyClients: ['Harbour Mill'] }).expect(200);
    const clients = /<section id="clients-section".*?<\/section>/s.exec(await read('/'))?.[0] ?? '';
    expect(clients).toContain('Harbour Mill');
    expect(/<h2[^>]*>([^<]*)/.exec(clients)?.[1]).toBe('Some of Our Clients');
    expect(clients).not.toMatch(/trusted|rely/i);
    expect(await read('/about')).not.toMatch(/\bwe (?:wire|test|mend)\b/i);
    await admin.put('/api/admin/company-info', { keyClients: [] }).expect(200);
  });

  it('has a finished card for a service with its required fields only', () => {
    expect(/Battery Storage[\s\S]{0,400}We do it well\./.test(pages.get('/services') ?? '')).toBe(true);
  });

  it('shows none of the texts that its owner has not read', async () => {
    const waiting = await toRead();
    expect(waiting).toHaveLength(firm.offered.length);
    for (const { content, baseDescription, faqs } of waiting) {
      expect(baseDescription).toMatch(/\bwe\b/i);
      // What it does not offer is not named, either.
      for (const [, slug] of content?.matchAll(/"\/services\/([^"]*)"/g) ?? []) expect(firm.offered).toContain(slug);
      const sentences = [...(content?.match(/<p>([^<]{60,})<\/p>/g) ?? []), ...faqs.map(({ question }) => question)];
      expect(sentences.length).toBeGreaterThan(3);
      for (const sentence of sentences) expect([...pages].filter(([, html]) => html.includes(sentence)).map(([path]) => path)).toEqual([]);
    }
    const { body } = await admin.get('/api/admin/dashboard');
    expect(JSON.stringify(body)).toContain('texts-to-read');
  });

  it('has no terms before they are answered and read, then those of its part of the United Kingdom', async () => {
    const open = async () => ({
      page: (await request(app.server).get('/terms')).status,
      listed: (await read('/sitemap.xml')).includes('/terms<'),
    });
    const shown = { page: 200, listed: true };
    expect([termsOfTheSample, await open()]).toEqual([404, { page: 404, listed: false }]);
    expect([...pages.values()].filter((html) => html.includes('"/terms"'))).toEqual([]);
    const [terms, ...others] = (await toRead('core-pages')).sort((one, other) => Number(one.isShown) - Number(other.isShown));
    expect(terms).toMatchObject({ title: 'Terms of Service', isShown: false, lacksTerms: true });
    expect(others.map(({ title }) => title).sort()).toEqual(['About Us', 'Cookie Policy', 'Privacy Policy']);
    const facts = { quotationDays: 21, depositPercent: 25, depositOver: 800, paymentDays: 7, noticeHours: 24 };
    await admin.put('/api/admin/company-info', { terms: facts }).expect(200);
    await admin.put(`${TEXTS}/${terms?.id}`, { isRight: true }).expect(200);
    expect(await open()).toEqual({ page: 404, listed: false });
    await admin.put('/api/admin/company-info', { terms: { ...facts, keptPercent: 40 } }).expect(200);
    expect(await open()).toEqual(shown);
    const said = await read('/terms');
    for (const fact of ['21 days', '25%', '£800', '7 days', '24 hours', '40% of the deposit', `the law of ${firm.law}`])
      expect(said).toContain(fact);
    expect(/<main.*<\/main>/s.exec(said)?.[0]).not.toMatch(/[{}]/);
    expect(said).not.toContain('30-day');
    expect(await read('/')).toContain('"/terms"');
    // In words of its own it needs no answers.
    await admin.put('/api/admin/company-info', { terms: null }).expect(200);
    expect(await open()).toEqual({ page: 404, listed: false });
    await admin.put(`/api/admin/core-pages/${terms?.id}`, { content: '<p>We agree on everything in writing.</p>' }).expect(200);
    expect(await open()).toEqual(shown);
  });

  it('names no law and no rules of another part of the United Kingdom', async () => {
    const foreign = firm.law === 'Scotland' ? /England and Wales|Part P\b/ : /Scottish|the law of Scotland/;
    const said = [...pages, ['/terms', await read('/terms')] as const].filter(([, html]) => foreign.test(html));
    expect(said.map(([path]) => path)).toEqual([]);
  });

  it('names everything it offers on the page of each of its places', async () => {
    for (const { name } of firm.places) {
      const page = await read(`/areas/${name.toLowerCase()}`);
      // Its buttons are for dark ground; these places have no map.
      expect(page).toContain('page-hero-pictured');
      const main = /<main.*<\/main>/s.exec(page)?.[0].replace(/<form.*?<\/form>/gs, '') ?? '';
      expect([name, ...[...firm.offered, 'battery-storage'].filter((slug) => !main.includes(`/services/${slug}`))]).toEqual([name]);
    }
  });

  it('shows what its owner has made of a text only once it is saved, without what she left out', async () => {
    const [first] = await toRead();
    const [faq, second] = first?.faqs ?? [];
    const edited = { content: '<p>We do it ourselves.</p>', faqs: [{ id: faq?.id, question: 'Who does it?', answer: 'I do.' }] };
    const refused = await admin.put(`${TEXTS}/${first?.id}`, { isRight: true, edited: { faqs: [{ ...edited.faqs[0], answer: '' }] } });
    expect([refused.status, (await toRead())[0]]).toMatchObject([400, { id: first?.id }]);
    await admin.put(`${TEXTS}/${first?.id}`, { isRight: true, edited }).expect(200);
    const { body } = await admin.get(`/api/admin/services/${first?.id}`);
    expect(body).toMatchObject({ content: edited.content, description: first?.description });
    const page = await read(`/services/${(body as { slug: string }).slug}/${place.name.toLowerCase()}`);
    expect([page.includes('We do it ourselves.'), page.includes('Who does it?')]).toEqual([true, true]);
    expect(page).not.toContain(second?.question.replaceAll("'", '&#x27;'));
  });

  it('shows what its owner says is right, once however often it is said, and forgets what is left out', async () => {
    const [first] = await toRead();
    for (let times = 0; times < 2; times++) await admin.put(`${TEXTS}/${first?.id}`, { isRight: true }).expect(200);
    const { body } = await admin.get(`/api/admin/services/${first?.id}`);
    expect(body).toMatchObject({ content: first?.content, baseDescription: first?.baseDescription });
    const page = await read(`/services/${(body as { slug: string }).slug}/${place.name.toLowerCase()}`);
    expect(page.includes(String(first?.faqs[0]?.question).replaceAll("'", '&#x27;'))).toBe(true);
    for (const { id } of await toRead()) {
      await admin.put(`${TEXTS}/${id}`, { isRight: false }).expect(200);
      const left = (await admin.get(`/api/admin/services/${id}`)).body as { baseDescription: string };
      expect(left).toMatchObject({ content: null });
      expect(left.baseDescription).not.toMatch(/\b(?:we|our)\b/i);
    }
    await removesTheSample();
    expect(await toRead()).toEqual([]);
    expect((await admin.put(`${TEXTS}/${first?.id}`, { isRight: 'yes' })).status).toBe(400);
  });

  it('lists what an earlier version has left, which visitors read until it is changed', async () => {
    const services = app.dataSource.getRepository(Service);
    const service = await services.findOneByOrFail({ content: Like('%We do it ourselves.%') });
    await services.update(service.id, { sampleTexts: { texts: {}, faqs: [], isShown: true } });
    const page = () => read(`/services/${service.slug}/${place.name.toLowerCase()}`);
    expect(await toRead()).toMatchObject([
      { id: service.id, isShown: true, content: service.content, faqs: [{ question: 'Who does it?' }] },
    ]);
    expect(await page()).toContain('We do it ourselves.');
    await admin.put(`${TEXTS}/${service.id}`, { isRight: true, edited: { content: '<p>I do it.</p>', faqs: [] } }).expect(200);
    const now = await page();
    expect([now.includes('I do it.'), now.includes('Who does it?'), await toRead()]).toEqual([true, false, []]);
    expect(await services.findOneByOrFail({ id: service.id })).toMatchObject({ description: service.description });
  });
});

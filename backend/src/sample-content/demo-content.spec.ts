import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { shingles, similarity } from '../../test/support/similarity.js';
import { slugify } from '../platform/words/text.js';
import { TOO_ALIKE } from '../pages/originality.js';
import { UpdateCompanyInfoDto } from '../company/company-info.dto.js';
import { pick } from '../platform/common/pick.js';
import { CreateCorePageDto } from '../core-pages/core-page.dto.js';
import { CreateFaqDto } from '../faqs/faq.dto.js';
import { CreateLocationDto } from '../locations/location.dto.js';
import { UpdateServiceLocationPageDto } from '../pages/service-location-page.dto.js';
import { sanitiseHtml } from '../platform/words/sanitise.js';
import { validationPipe } from '../platform/http/validation-pipe.js';
import { CreateProjectDto } from '../projects/project.dto.js';
import { CATEGORIES, SECTORS } from '../projects/project.entity.js';
import { CreateServiceDto } from '../services/service.dto.js';
import { SERVICE_GROUPS } from '../services/service.entity.js';
import { CreateTestimonialDto } from '../testimonials/testimonial.dto.js';
import { aboutWithoutClaims, corePages, ownerTexts } from './content/core-pages.js';
import { homepage } from './content/homepage.js';
import { locations } from './content/locations.js';
import { prices } from './content/prices.js';
import { projects } from './content/projects.js';
import { services } from './content/services/index.js';
import { defaultSettings } from './content/settings.js';
import { testimonials } from './content/testimonials.js';

/** All texts in a value, joined; keys that name things instead of saying something are left out. */
function textOf(value: unknown, key = ''): string {
  if (typeof value === 'string')
    return ['slug', 'icon', 'location', 'group', 'categories', 'enquiryType', 'drawing', 'serviceSlug'].includes(key) ? '' : value;
  if (Array.isArray(value)) return value.map((v) => textOf(v)).join(' ');
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([k, v]) => textOf(v, k))
        .join(' ')
    : '';
}

const texts = new Map<string, string>([
  ...services.flatMap(({ pages, faqs, ...service }) => [
    [`service ${service.slug}`, textOf(service)] as const,
    ...faqs.map((faq) => [`faq ${faq.question}`, textOf(faq)] as const),
    ...pages.map((page) => [`page ${service.slug}-${page.location}`, textOf(page)] as const),
  ]),
  ...locations.map((l) => [`location ${l.slug}`, l.description] as const),
  ...projects.map((p) => [`project ${p.title}`, textOf(p)] as const),
  ...testimonials.map((t) => [`testimonial ${t.name}`, t.comment] as const),
  ...corePages.map((p) => [`core page ${p.slug}`, textOf(p)] as const),
  ['homepage', textOf(homepage)] as const,
]);

describe('the sample content', () => {
  it('has no two similar texts', () => {
    const all = [...texts].map(([name, text]) => ({ name, set: shingles(text) }));
    const alike = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => similarity(a.set, b.set) >= TOO_ALIKE)
        .map((b) => `${a.name} ~ ${b.name}`),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(alike).toEqual([]);
  });

  it('has 20 services in five groups, each in Wirral and three more places', () => {
    expect(services).toHaveLength(20);
    expect(new Set(services.map((s) => s.group))).toEqual(new Set(Object.keys(SERVICE_GROUPS)));
    const slugs = locations.map((l) => l.slug);
    for (const { slug, pages, faqs } of services) {
      const places = pages.map((p) => p.location);
      expect({ slug, first: places[0] }).toEqual({ slug, first: 'wirral' });
      expect(new Set(places).size).toBeGreaterThanOrEqual(4);
      expect(slugs).toEqual(expect.arrayContaining(places));
      expect(faqs.length).toBeGreaterThanOrEqual(4);
    }
    for (const slug of slugs) expect(services.some((s) => s.pages.some((p) => p.location === slug))).toBe(true);
  });

  it('covers every sector and category with realistic texts', () => {
    expect(locations.length).toBeGreaterThanOrEqual(8);
    expect(projects.length).toBeGreaterThanOrEqual(12);
    expect(testimonials.length).toBeGreaterThanOrEqual(12);
    expect(new Set(projects.map((p) => p.sector))).toEqual(new Set(SECTORS));
    expect(new Set(projects.map((p) => p.category))).toEqual(new Set(CATEGORIES));
    for (const location of locations) expect(location.postcodes.length).toBeGreaterThan(0);
  });

  it('proves what it claims, as far as a firm with records would', () => {
    expect(services.filter(({ slug }) => slug in prices)).toHaveLength(Object.keys(prices).length);
    expect(Object.keys(prices)).toHaveLength(services.length / 2);
    for (const { name } of defaultSettings.accreditationProofs) expect(defaultSettings.accreditations).toContain(name);
    const named = testimonials.flatMap(({ projectTitle }) => projectTitle ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(projects.map(({ title }) => title)).toEqual(expect.arrayContaining(named));
  });

  it('has a drawing of its own for each project and each of the people and customers', () => {
    const drawings = new URL('../../../frontend-public/src/assets/art/', import.meta.url);
    const slugs = projects.map(({ title }) => slugify(title));
    const portraits = new URL('../../../frontend-public/src/assets/portraits/', import.meta.url);
    const persons = [...defaultSettings.people, ...testimonials];
    expect(persons.filter(({ name }) => !existsSync(new URL(`${slugify(name)}.webp`, portraits)))).toEqual([]);
    expect(slugs.filter((slug) => !existsSync(new URL(`${slug}-480.avif`, drawings)))).toEqual([]);
  });

  it.each([
    ['services', CreateServiceDto, services.map(({ pages: _p, faqs: _f, ...service }) => ({ ...service, ...prices[service.slug] }))],
    ['service pages', UpdateServiceLocationPageDto, services.flatMap(({ pages }) => pages.map(({ location: _l, ...page }) => page))],
    ['FAQs', CreateFaqDto, services.flatMap(({ faqs }) => faqs)],
    ['locations', CreateLocationDto, locations],
    ['projects', CreateProjectDto, projects.map(({ services: _s, ...project }) => project)],
    ['testimonials', CreateTestimonialDto, testimonials.map(({ serviceSlug: _s, projectTitle: _p, ...testimonial }) => testimonial)],
    ['settings', UpdateCompanyInfoDto, [pick(defaultSettings, ['accreditationProofs', 'reviewProfiles', 'insuredSum', 'people'])]],
    ['core pages', CreateCorePageDto, corePages],
  ])('keeps the rules of the forms: %s', async (_name, form, records) => {
    const read = await Promise.all(records.map((record: object) => validationPipe.transform(record, { type: 'body', metatype: form })));
    expect(JSON.parse(JSON.stringify(read))).toMatchObject(JSON.parse(JSON.stringify(records)) as object[]);
  });

  it('has no HTML that saving would change', () => {
    const all = [...services, ...services.flatMap(({ pages }) => pages), ...projects, ...corePages].map(({ content }) => content);
    expect(all.filter((content) => sanitiseHtml(content) !== content)).toEqual([]);
  });

  it('has an About page without claims for a company of its own', () => {
    expect(aboutWithoutClaims.content).not.toMatch(/years|our electricians|qualif|apprentice|Part P/i);
    expect(aboutWithoutClaims.sections).toEqual([]);
  });

  it('has legal pages that say nothing of time, money and law for a company of its own', () => {
    const legal = new Map(corePages.map((page) => [page.slug, ownerTexts(page).content]));
    const sample = /30 days from|£|30%|within 14 days of their|48 hours|50%|Part P|England|Scotland/;
    expect(corePages.filter(({ content }) => sample.test(content)).map(({ slug }) => slug)).toEqual(['about', 'privacy', 'terms']);
    for (const slug of ['privacy', 'terms', 'cookies'] as const) expect([slug, sample.exec(legal.get(slug) ?? '')]).toEqual([slug, null]);
  });

  it('never names the company, which is in the settings', () => {
    const naming = [...texts].filter(([, text]) => /dibbin|0151 496|CH62 4SQ|lorem ipsum/i.test(text)).map(([name]) => name);
    expect(naming).toEqual([]);
  });

  it('never breaks a line within the name of a standard or the word email', () => {
    const breaking = [...texts].flatMap(([name, text]) => (/\bBS( EN)?( IEC)? \d+\b(?! Compliant)|\be-mail/i.exec(text) ? [name] : []));
    expect(breaking).toEqual([]);
  });

  it('keeps search titles and descriptions within the visible length', () => {
    const metas = [...services, ...services.flatMap((s) => s.pages), ...projects, ...corePages];
    expect(metas.filter((m) => m.metaTitle.length > 60).map((m) => m.metaTitle)).toEqual([]);
    expect(metas.filter((m) => m.metaDescription.length > 160).map((m) => m.metaDescription)).toEqual([]);
  });
});

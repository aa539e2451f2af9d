import { type Read, reads } from '../api/queries';
import type { PageLocation } from '../api/types';
import { pageTexts } from '../content/pageTexts';
import { areaPath, servicePath } from '../content/services';
import type { HeadInput } from '../Route';
import { article, breadcrumbs, electrician, faqPage, service, website } from './schemaOrg';

/** Used for structured data only. */
const locations: Read<PageLocation[]> = { path: '/api/locations' };

const business = (input: HeadInput) => electrician(input, input.get(locations) ?? []);

const HOME = { name: 'Home', path: '/' };

const list =
  (name: string, path: string) =>
  ({ origin, params: { page } }: HeadInput): object[] => [
    breadcrumbs([HOME, { name, path: page ? `${path}/page/${page}` : path }], origin),
  ];

function servicePage(input: HeadInput): object[] {
  const { params, get, origin } = input;
  const slug = params['service'] ?? '';
  const page = get(reads.servicePage(params))?.[0];
  if (!page) return [];
  const { service: about, location } = page;
  const path = servicePath(about.slug, location.slug);
  // The FAQs are the same on all pages of a service, so only the first page describes them.
  const isFirst = params['location'] === page.locations[0]?.slug;
  const faqs = (isFirst && get(reads.faqs(slug))) || [];
  const trail = [HOME, { name: 'Services', path: '/services' }, { name: `${about.title} ${location.name}`, path }];
  return [
    service({ name: about.title, description: page.metaDescription || about.baseDescription, path }, location, input),
    breadcrumbs(trail, origin),
    ...(faqs.length ? [faqPage(faqs)] : []),
  ];
}

function project(input: HeadInput): object[] {
  const { params, get, description, image, origin } = input;
  const record = get(reads.project(params['slug'] ?? ''));
  if (!record) return [];
  const { title, slug, location, images } = record;
  const path = `/projects/${slug}`;
  const about = { title, description, path, location, image: images[0]?.url ?? image };
  return [article(about, input), breadcrumbs([HOME, { name: 'Projects', path: '/projects' }, { name: title, path }], origin)];
}

function area(input: HeadInput): object[] {
  const place = input.get(reads.area(input.params['slug'] ?? ''));
  if (!place) return [];
  const { name, slug } = place;
  const trail = [HOME, { name: pageTexts.areas.heading, path: '/areas' }, { name, path: areaPath(slug) }];
  return [electrician(input, [place]), breadcrumbs(trail, input.origin)];
}

function corePage(input: HeadInput): object[] {
  const { params, get, origin } = input;
  const slug = params['slug'] ?? '';
  const name = get(reads.corePage(slug))?.title ?? slug;
  return [...(slug === 'about' ? [business(input)] : []), breadcrumbs([HOME, { name, path: `/${slug}` }], origin)];
}

/** By the route's path. Used by the server only. */
export const structuredData: Record<string, (input: HeadInput) => object[]> = {
  '/': (input) => [website(input), business(input)],
  '/services': list('Services', '/services'),
  '/services/page/:page': list('Services', '/services'),
  '/services/:service/:location?': servicePage,
  '/projects': list('Projects', '/projects'),
  '/projects/page/:page': list('Projects', '/projects'),
  '/projects/:slug': project,
  '/areas': (input) => [business(input), ...list(pageTexts.areas.heading, '/areas')(input)],
  '/areas/:slug': area,
  '/contact': (input) => [business(input), breadcrumbs([HOME, { name: pageTexts.contact.heading, path: '/contact' }], input.origin)],
  '/postcode-check': list(pageTexts.postcode.heading, '/postcode-check'),
  '/:slug': corePage,
};

/** Reads besides those of the page. They are not sent to browsers. */
export const structuredDataReads: Record<string, Read<unknown>[]> = {
  '/': [locations],
  '/areas': [locations],
  '/contact': [locations],
  '/:slug': [locations],
};

import { reads, type Read } from '../api/queries';
import type { PageLocation } from '../api/types';
import { DEFAULT_LOCATION } from '../constants';
import { pageTexts } from '../content/pageTexts';
import { servicePath } from '../lib/paths';
import type { HeadInput } from '../Route';
import { breadcrumbs, electrician, faqPage, service } from './schemaOrg';

/** Where work is done, for the eyes of search engines only: pages show places as parts of something else. */
const locations: Read<PageLocation[]> = { path: '/api/locations' };

const business = (input: HeadInput) => electrician(input, input.get(locations) ?? []);

const HOME = { name: 'Home', path: '/' };

const list =
  (name: string, path: string) =>
  ({ origin }: HeadInput): object[] => [breadcrumbs([HOME, { name, path }], origin)];

function servicePage({ params, get, company, origin }: HeadInput): object[] {
  const slug = params['service'] ?? '';
  const page = get(reads.servicePage(slug, params['location'] ?? DEFAULT_LOCATION))?.[0];
  if (!page) return [];
  const { service: about, location } = page;
  const path = servicePath(about.slug, location.slug);
  const faqs = get(reads.faqs(slug)) ?? [];
  const trail = [HOME, { name: 'Services', path: '/services' }, { name: `${about.title} ${location.name}`, path }];
  return [
    service({ name: about.title, description: page.metaDescription || about.baseDescription, path }, location, company, origin),
    breadcrumbs(trail, origin),
    ...(faqs.length ? [faqPage(faqs)] : []),
  ];
}

function project({ params, get, origin }: HeadInput): object[] {
  const { title = '', slug = '' } = get(reads.project(params['slug'] ?? '')) ?? {};
  return [breadcrumbs([HOME, { name: 'Projects', path: '/projects' }, { name: title, path: `/projects/${slug}` }], origin)];
}

function corePage(input: HeadInput): object[] {
  const { params, get, origin } = input;
  const slug = params['slug'] ?? '';
  const name = get(reads.corePage(slug))?.title ?? slug;
  return [...(slug === 'about' ? [business(input)] : []), breadcrumbs([HOME, { name, path: `/${slug}` }], origin)];
}

/** What search engines are told in their own words, by the route's path. Only the server has a use for it. */
export const structuredData: Record<string, (input: HeadInput) => object[]> = {
  '/': (input) => [business(input)],
  '/services': list('Services', '/services'),
  '/services/:service/:location?': servicePage,
  '/projects': list('Projects', '/projects'),
  '/projects/:slug': project,
  '/contact': (input) => [business(input), breadcrumbs([HOME, { name: pageTexts.contact.heading, path: '/contact' }], input.origin)],
  '/postcode-check': list(pageTexts.postcode.heading, '/postcode-check'),
  '/:slug': corePage,
};

/** What it needs beyond the reads of the page itself; no browser is given the answers. */
export const structuredDataReads: Record<string, Read<unknown>[]> = { '/': [locations], '/contact': [locations], '/:slug': [locations] };

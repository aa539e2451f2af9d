import { reads } from '../api/queries';
import { offeredArt, plainArtFile } from '../content/art';
import { pageTexts } from '../content/pageTexts';
import { areaPath, servicePath } from '../content/services';
import type { HeadInput } from '../Route';
import { article, breadcrumbs, contractor, faqPage, service, website } from './schemaOrg';

const HOME_CRUMB = { name: 'Home', path: '/' };

const list =
  (name: string, path: string) =>
  ({ origin, params: { page } }: HeadInput): object[] => [
    breadcrumbs([HOME_CRUMB, { name, path: page ? `${path}/page/${page}` : path }], origin),
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
  const trail = [HOME_CRUMB, { name: 'Services', path: '/services' }, { name: `${about.title} ${location.name}`, path }];
  return [
    service({ name: about.title, description: page.metaDescription || about.baseDescription, path, price: about.price }, location, input),
    breadcrumbs(trail, origin),
    ...(faqs.length ? [faqPage(faqs)] : []),
  ];
}

function project(input: HeadInput): object[] {
  const { params, get, description, image, origin } = input;
  const record = get(reads.project(params['slug'] ?? ''));
  if (!record) return [];
  const { title, slug, location, images, publishedAt, updatedAt, status, completionDate } = record;
  const path = `/projects/${slug}`;
  const dates = { published: publishedAt, changed: updatedAt, done: status === 'completed' ? completionDate : null };
  const about = { title, description, path, location, image: images[0]?.url ?? image, ...dates };
  return [article(about, input), breadcrumbs([HOME_CRUMB, { name: 'Projects', path: '/projects' }, { name: title, path }], origin)];
}

function area(input: HeadInput): object[] {
  const place = input.get(reads.area(input.params['slug'] ?? ''));
  if (!place) return [];
  const { name, slug } = place;
  const trail = [HOME_CRUMB, { name: pageTexts.areas.heading, path: '/areas' }, { name, path: areaPath(slug) }];
  return [breadcrumbs(trail, input.origin)];
}

function corePage(input: HeadInput): object[] {
  const { params, get, origin } = input;
  const slug = params['slug'] ?? '';
  const name = get(reads.corePage(slug))?.title ?? slug;
  return [breadcrumbs([HOME_CRUMB, { name, path: `/${slug}` }], origin)];
}

/** Besides the business, by the route's path. */
const others: Record<string, (input: HeadInput) => object[]> = {
  '/': (input) => [website(input)],
  '/services': list('Services', '/services'),
  '/services/page/:page': list('Services', '/services'),
  '/services/:service/:location?': servicePage,
  '/projects': list('Projects', '/projects'),
  '/projects/page/:page': list('Projects', '/projects'),
  '/projects/:slug': project,
  '/areas': list(pageTexts.areas.heading, '/areas'),
  '/areas/:slug': area,
  '/contact': list(pageTexts.contact.heading, '/contact'),
  '/postcode-check': list(pageTexts.postcode.heading, '/postcode-check'),
  '/:slug': corePage,
};

/** Used by the server only. A customer's own page has none. */
export function structuredData(path: string, input: HeadInput): object[] {
  const described = others[path]?.(input);
  if (!described) return [];
  const picture = plainArtFile(offeredArt(input.get(reads.navigation) ?? []));
  return [contractor(input, input.get(reads.areas) ?? [], picture), ...described];
}

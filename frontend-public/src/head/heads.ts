import { reads } from '../api/queries';
import type { CompanyInfo } from '../api/types';
import { pageTexts } from '../content/pageTexts';
import { servicePath } from '../content/services';
import { PAGE_SIZE as SERVICES_ON_A_PAGE } from '../features/services/ServiceFinder';
import { inPlace } from '../lib/inPlace';
import { tradeOf } from '../lib/trade';
import type { HeadInput, Route } from '../Route';
import type { Head } from './Head';

const TITLE_LENGTH = 60;

/** Appends the company's name if it fits. */
export function titled(title: string, { companyName }: CompanyInfo): string {
  const both = `${title} | ${companyName}`;
  return !companyName || title.includes(companyName) || both.length > TITLE_LENGTH ? title : both;
}

/** Of a homepage without one from staff. */
export function homeTitle(get: HeadInput['get']): string {
  const { people, heading } = tradeOf(get(reads.navigation) ?? []);
  return inPlace(people === heading ? pageTexts.home.title : `${heading}{in}`, get(reads.areas)?.[0]);
}

export const homeHead: Route['head'] = ({ get, company }) => ({
  title: titled(get(reads.homepage)?.metaTitle || homeTitle(get), company),
});

export const listHead =
  (page: 'services' | 'projects' | 'areas' | 'contact' | 'postcode'): Route['head'] =>
  ({ company, get }) => ({ title: titled(inPlace(pageTexts[page].title, get(reads.areas)?.[0], get(reads.navigation) ?? []), company) });

export const inquiryHead: Route['head'] = ({ company }) => ({ title: titled(pageTexts.inquiry.heading, company), canonical: '' });

export const stopHead: Route['head'] = ({ company }) => ({ title: titled(pageTexts.stop.heading, company), canonical: '' });

/** The second and later pages of a list; null past the end. */
const pagedHead =
  (list: 'services' | 'projects', pagesOf: (input: Pick<HeadInput, 'params' | 'search' | 'get'>) => number | undefined): Route['head'] =>
  (input) => {
    const { page = '' } = input.params;
    if (!/^[1-9]\d{0,3}$/.test(page) || Number(page) > (pagesOf(input) ?? 0)) return null;
    return { title: titled(`${pageTexts[list].heading}, Page ${page}`, input.company) };
  };

export const servicesPageHead = pagedHead('services', ({ get }) => Math.ceil((get(reads.services)?.length ?? 0) / SERVICES_ON_A_PAGE));
export const projectsPageHead = pagedHead('projects', ({ params, search, get }) => get(reads.projectList(params, search))?.pages);

/** Pages that exist even while their text cannot be loaded. */
const CORE_PAGES = ['about', 'privacy', 'terms', 'cookies'] as const;
export const isCorePage = (slug: string): slug is (typeof CORE_PAGES)[number] => CORE_PAGES.some((name) => name === slug);

export const corePageHead: Route['head'] = ({ params, get, company }) => {
  const slug = params['slug'] ?? '';
  const page = get(reads.corePage(slug));
  const title = page ? page.metaTitle || page.title : isCorePage(slug) && pageTexts[slug].title;
  return page === null || !title ? null : { title: titled(title, company) };
};

export const servicePageHead: Route['head'] = ({ params, get, company }) => {
  const page = get(reads.servicePage(params))?.[0];
  if (!page?.service || !page.location) return null;
  const { service: about, location } = page;
  return {
    title: titled(page.metaTitle || `${about.title} ${location.name}`, company),
    canonical: page.canonicalUrl || servicePath(about.slug, location.slug),
  };
};

export const projectHead: Route['head'] = ({ params, get, company }) => {
  const project = get(reads.project(params['slug'] ?? ''));
  return project ? { title: titled(project.metaTitle || project.title, company) } : null;
};

export const areaHead: Route['head'] = ({ params, get, company }) => {
  const area = get(reads.area(params['slug'] ?? ''));
  return area ? { title: titled(`${tradeOf(get(reads.navigation) ?? []).heading} in ${area.name}`, company) } : null;
};

export const missingHead = (path: string, { company }: Pick<HeadInput, 'company'>): Head => ({
  title: titled(pageTexts[path.startsWith('/services/') ? 'missingService' : 'missing'].title, company),
  canonical: '',
});

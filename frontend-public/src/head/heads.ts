import { reads } from '../api/queries';
import type { CompanyInfo } from '../api/types';
import type { Head } from './Head';
import { DEFAULT_LOCATION } from '../constants';
import { pageTexts } from '../content/pageTexts';
import { servicePath } from '../lib/paths';
import type { HeadInput, Route } from '../Route';

/** The company's name closes a title, where there is room for it. */
const titled = (title: string, { companyName }: CompanyInfo): string =>
  !companyName || title.includes(companyName) || title.length + companyName.length > 62 ? title : `${title} | ${companyName}`;

export const homeHead: Route['head'] = ({ get, company }) => {
  const home = get(reads.homepage);
  const title = home?.metaTitle || pageTexts.home.title;
  return {
    title: titled(title, company),
    description: home?.metaDescription || pageTexts.home.description,
    canonical: '/',
    image: home?.ogImage,
    share: { title },
    keywords: home?.keywords,
  };
};

export const listHead =
  (page: 'services' | 'projects' | 'contact' | 'postcode', path = `/${page}`): Route['head'] =>
  ({ company }) => {
    const { title, description } = pageTexts[page];
    return {
      title: titled(title, company),
      description,
      canonical: path,
      share: { title },
    };
  };

const coreTexts = new Map(
  Object.entries({ about: pageTexts.about, privacy: pageTexts.privacy, terms: pageTexts.terms, cookies: pageTexts.cookies }),
);

/** Pages that staff write; the four that every site has are described even while their text cannot be had. */
export const corePageHead: Route['head'] = ({ params, get, company }) => {
  const slug = params['slug'] ?? '';
  const page = get(reads.corePage(slug));
  const standard = coreTexts.get(slug);
  if (page === null || (!page && !standard)) return null;
  const title = page?.title ?? standard?.title ?? '';
  return {
    title: titled(page?.metaTitle || title, company),
    description: page?.metaDescription || standard?.description || title,
    canonical: `/${slug}`,
    image: page?.ogImage,
    share: { title },
    keywords: page?.keywords,
  };
};

export const servicePageHead: Route['head'] = ({ params, get, company }) => {
  const page = get(reads.servicePage(params['service'] ?? '', params['location'] ?? DEFAULT_LOCATION))?.[0];
  if (!page?.service || !page.location) return null;
  const { service: about, location } = page;
  return {
    title: titled(page.metaTitle || `${about.title} ${location.name}`, company),
    description: page.metaDescription || about.baseDescription,
    canonical: page.canonicalUrl || servicePath(about.slug, location.slug),
    image: about.ogImage,
    share: { title: about.title, place: location.name },
    keywords: about.keywords,
  };
};

export const projectHead: Route['head'] = ({ params, get, company }) => {
  const project = get(reads.project(params['slug'] ?? ''));
  if (!project) return null;
  return {
    title: titled(project.metaTitle || project.title, company),
    description: project.metaDescription || project.description || project.challenge.slice(0, 155),
    canonical: `/projects/${project.slug}`,
    image: project.ogImage,
    share: { title: project.title, place: project.location },
    keywords: project.keywords,
  };
};

export const missingHead = (path: string, { company }: Pick<HeadInput, 'company'>): Head => {
  const { title, description } = path.startsWith('/services/') ? pageTexts.missingService : pageTexts.missing;
  return { title: titled(title, company), description, canonical: path };
};

import { reads } from '../api/queries';
import type { CompanyInfo } from '../api/types';
import type { Head } from './Head';
import { DEFAULT_LOCATION } from '../constants';
import { sectorArt, serviceArt } from '../content/art';
import { pageTexts } from '../content/pageTexts';
import { servicePath } from '../lib/paths';
import type { HeadInput, Route } from '../Route';

/** Drawings for pages that have no subject of their own. */
const CONSUMER_UNIT = serviceArt('consumer-unit-upgrades', 'testing-compliance');
const SOLAR = serviceArt('solar-panel-installation', 'energy-smart-home');
const LIST_ART = {
  postcode: CONSUMER_UNIT,
  services: CONSUMER_UNIT,
  projects: sectorArt('commercial'),
  contact: serviceArt('ev-charging-points', ''),
};

/** As much of a title as search engines show. */
const TITLE_LENGTH = 60;

/** The company's name closes a title, where there is room for it. */
function titled(title: string, { companyName }: CompanyInfo): string {
  const both = `${title} | ${companyName}`;
  return !companyName || title.includes(companyName) || both.length > TITLE_LENGTH ? title : both;
}

export const homeHead: Route['head'] = ({ get, company }) => {
  const home = get(reads.homepage);
  const title = home?.metaTitle || pageTexts.home.title;
  return {
    title: titled(title, company),
    description: home?.metaDescription,
    standard: 'home',
    canonical: '/',
    image: home?.ogImage,
    share: { title, art: 'hero' },
    keywords: home?.keywords,
  };
};

export const listHead =
  (page: 'services' | 'projects' | 'contact' | 'postcode', path = `/${page}`): Route['head'] =>
  ({ company }) => {
    const { title, heading } = pageTexts[page];
    return {
      title: titled(title, company),
      standard: page,
      canonical: path,
      share: { title: heading, art: LIST_ART[page] },
    };
  };

const CORE_PAGES = ['about', 'privacy', 'terms', 'cookies'] as const;

/** Pages that staff write; the four that every site has are described even while their text cannot be had. */
export const corePageHead: Route['head'] = ({ params, get, company }) => {
  const slug = params['slug'] ?? '';
  const page = get(reads.corePage(slug));
  const standard = CORE_PAGES.find((name) => name === slug);
  if (page === null || (!page && !standard)) return null;
  const title = page?.title ?? (standard ? pageTexts[standard].title : '');
  return {
    title: titled(page?.metaTitle || title, company),
    description: page?.metaDescription,
    standard,
    canonical: `/${slug}`,
    image: page?.ogImage,
    share: { title, art: slug === 'about' ? 'about' : SOLAR },
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
    share: { title: about.title, place: location.name, art: serviceArt(about.slug, about.group) },
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
    share: { title: project.title, place: project.location, art: sectorArt(project.sector) },
    keywords: project.keywords,
  };
};

export const missingHead = (path: string, { company }: Pick<HeadInput, 'company'>): Head => {
  const standard = path.startsWith('/services/') ? 'missingService' : 'missing';
  return { title: titled(pageTexts[standard].title, company), standard, canonical: path };
};

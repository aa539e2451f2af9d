import type {
  AreaDetail,
  AreaSummary,
  CompanyInfo,
  CorePage,
  CorePageSummary,
  Faq,
  HomepageContent,
  NavigationGroup,
  ServiceData,
  PostcodeResult,
  ProjectDetail,
  ProjectPageData,
  ProjectSummary,
  ServiceLocationPage,
  ServiceWords,
  Testimonial,
} from './types';

/** Returns a response: null for a missing record, undefined when the read failed. */
export type Get = <T>(read: Read<T>) => T | null | undefined;

/** A public read, by its API path. */
export interface Read<T> {
  path: string;
  /** For the type checker only. */
  response?: T;
}

/** A read of an API path. */
export const at = <T>(path: string): Read<T> => ({ path });
const part = encodeURIComponent;
const withQuery = (path: string, query: Record<string, string>) =>
  Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path;

export const reads = {
  companyInfo: at<CompanyInfo>('/api/company-info'),
  navigation: at<NavigationGroup[]>('/api/navigation'),
  homepage: at<HomepageContent>('/api/homepage/published'),
  services: at<ServiceData[]>('/api/services'),
  serviceWords: at<ServiceWords[]>('/api/service-words'),
  /** For the address of the list. */
  serviceList: (search: URLSearchParams) => [reads.services, ...(search.get('q')?.trim() ? [reads.serviceWords] : [])],
  projects: at<ProjectSummary[]>('/api/projects'),
  projectPage: (query: Record<string, string>) => at<ProjectPageData>(withQuery('/api/project-pages', query)),
  /** For the address of the list. */
  projectList: ({ page }: Record<string, string>, search: URLSearchParams) => {
    const category = search.get('category');
    return reads.projectPage({ ...(page && { page }), ...(category && category !== 'all' && { category }) });
  },
  emptyLists: at<string[]>('/api/empty-lists'),
  testimonials: at<Testimonial[]>('/api/testimonials?active=true'),
  project: (slug: string) => at<ProjectDetail>(`/api/projects/${part(slug)}`),
  areas: at<AreaSummary[]>('/api/areas'),
  area: (slug: string) => at<AreaDetail>(`/api/areas/${part(slug)}`),
  corePages: at<CorePageSummary[]>('/api/core-pages'),
  corePage: (slug: string) => at<CorePage>(`/api/core-pages/${part(slug)}`),
  faqs: (service: string) => at<Faq[]>(`/api/service-faqs/${part(service)}`),
  postcode: (search: URLSearchParams) => at<PostcodeResult>(postcodeCheckPath(search.get('postcode') ?? '', search.get('service'))),
  servicePage: ({ service = '', location }: Record<string, string>) =>
    at<ServiceLocationPage[]>(`/api/service-location-pages?service=${part(service)}${location ? `&location=${part(location)}` : ''}`),
};

export const postcodeCheckPath = (postcode: string, service?: string | null): string =>
  withQuery('/api/postcode-check', { postcode, ...(service && { service }) });

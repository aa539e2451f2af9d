import type {
  CompanyInfo,
  CorePage,
  Faq,
  HomepageContent,
  NavigationGroup,
  PicturedServiceData,
  PostcodeAnswer,
  ProjectCardData,
  ProjectDetail,
  ServiceCardData,
  ServiceLocationPage,
  Testimonial,
} from './types';

/** Returns a response: null for a missing record, undefined when the read failed. */
export type Get = <T>(read: Read<T>) => T | null | undefined;

/**
 * A public read, cached by its API path. A fragment marks a page that shows only a part of the response: the server embeds that part
 * (trimmers.ts), a browser reads the whole.
 */
export interface Read<T> {
  path: string;
  /** For the type checker only. */
  answer?: T;
}

const at = <T>(path: string): Read<T> => ({ path });
const part = encodeURIComponent;

export const reads = {
  companyInfo: at<CompanyInfo>('/api/company-info'),
  navigation: at<NavigationGroup[]>('/api/navigation'),
  homepage: at<HomepageContent>('/api/homepage/published#shown'),
  services: at<PicturedServiceData[]>('/api/services#cards'),
  projects: at<ProjectCardData[]>('/api/projects#cards'),
  homeServices: at<ServiceCardData[]>('/api/services#home'),
  homeProjects: at<ProjectCardData[]>('/api/projects#home'),
  homeTestimonials: at<Testimonial[]>('/api/testimonials?active=true#home'),
  project: (slug: string) => at<ProjectDetail>(`/api/projects/${part(slug)}`),
  corePage: (slug: string) => at<CorePage>(`/api/core-pages/${part(slug)}`),
  faqs: (service: string) => at<Faq[]>(`/api/service-faqs/${part(service)}`),
  postcode: (search: URLSearchParams) => at<PostcodeAnswer>(postcodeCheckPath(search.get('postcode') ?? '', search.get('service'))),
  servicePage: ({ service = '', location }: Record<string, string>) =>
    at<ServiceLocationPage[]>(`/api/service-location-pages?service=${part(service)}${location ? `&location=${part(location)}` : ''}`),
};

export const postcodeCheckPath = (postcode: string, service?: string | null): string =>
  `/api/postcode-check?${new URLSearchParams({ postcode, ...(service && { service }) })}`;

import { homepageContent, picturedService, projectCard, serviceCard } from './cuts';
import type {
  CompanyInfo,
  CorePage,
  Faq,
  HomepageContent,
  NavigationGroup,
  PostcodeAnswer,
  PicturedServiceData,
  ProjectCardData,
  ProjectDetail,
  ServiceCardData,
  ServiceLocationPage,
  Testimonial,
} from './types';
import { postcodeCheckPath } from './postcodeCheckPath';
import { featuredAnywhere } from '../lib/featured';

/** An answer that has been read; null for a missing record, undefined when it could not be had. */
export type Get = <T>(read: Read<T>) => T | null | undefined;

/** A public read: its API path, by which its answer is kept, and the shape of its answer. */
export interface Read<T> {
  path: string;
  /**
   * What the server embeds of the answer, when the page shows a part of it only. Such a path has a fragment, which HTTP does not send:
   * a browser that reads it gets the whole answer.
   */
  cut?(answer: T, get: Get): T;
}

const at = <T>(path: string, cut?: Read<T>['cut']): Read<T> => ({ path, cut });
const part = encodeURIComponent;

const homepage = at<HomepageContent>('/api/homepage/published#shown', homepageContent);

export const reads = {
  companyInfo: at<CompanyInfo>('/api/company-info'),
  navigation: at<NavigationGroup[]>('/api/navigation'),
  homepage,
  services: at<PicturedServiceData[]>('/api/services#cards', (all) => all.map(picturedService)),
  projects: at<ProjectCardData[]>('/api/projects#cards', (all) => all.map(projectCard)),
  homeServices: at<ServiceCardData[]>('/api/services#home', (all, get) =>
    featuredAnywhere(all, 'services', get(homepage)).map(serviceCard),
  ),
  homeProjects: at<ProjectCardData[]>('/api/projects#home', (all, get) =>
    featuredAnywhere(all, 'projects', get(homepage)).map(projectCard),
  ),
  homeTestimonials: at<Testimonial[]>('/api/testimonials?active=true#home', (all, get) =>
    featuredAnywhere(all, 'testimonials', get(homepage)),
  ),
  project: (slug: string) => at<ProjectDetail>(`/api/projects/${part(slug)}`),
  corePage: (slug: string) => at<CorePage>(`/api/core-pages/${part(slug)}`),
  faqs: (service: string) => at<Faq[]>(`/api/service-faqs/${part(service)}`),
  /** Of the question, only what the check looks at. */
  postcode: (search: URLSearchParams) => at<PostcodeAnswer>(postcodeCheckPath(search.get('postcode') ?? '', search.get('service'))),
  servicePage: (service: string, location: string) =>
    at<ServiceLocationPage[]>(`/api/service-location-pages?slug=${part(`${service}-${location}`)}`),
};

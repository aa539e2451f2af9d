import type { ServiceType } from '../../services/enquiry-types.js';
import type { Drawing, ServiceCategory, ServiceGroup } from '../../services/service.entity.js';

export type LocationSlug =
  'wirral' | 'birkenhead' | 'wallasey' | 'bebington' | 'bromborough' | 'heswall' | 'west-kirby' | 'hoylake' | 'ellesmere-port' | 'neston';

export interface FaqContent {
  question: string;
  /** Plain text; a blank line starts a new paragraph. */
  answer: string;
  tags: string[];
}

/** All texts are plain unless marked HTML. */
export interface PageContent {
  location: LocationSlug;
  heroTitle: string;
  /** A short line above or below the title. */
  heroSubtitle: string;
  /** One or two sentences. */
  heroDescription: string;
  /** HTML: one or two `<p>`. */
  introContent: string;
  whyItMatters: { title: string; text: string }[];
  /** What the customer receives. */
  deliverables: string[];
  /** Kinds of customer or building. */
  sectors: string[];
  /** A short account of a typical job. */
  microCaseStudy: string;
  features: string[];
  /** One sentence that asks to call or write. */
  callToAction: string;
  /** HTML: h2, h3, p, ul, ol, li, table, strong, em, a with site-relative links. */
  content: string;
  /** 50 to 60 characters where possible. */
  metaTitle: string;
  /** 120 to 160 characters. */
  metaDescription: string;
}

export interface ServiceContent {
  slug: string;
  title: string;
  group: ServiceGroup;
  categories: ServiceCategory[];
  enquiryType: ServiceType;
  drawing: Drawing;
  /** What brings people, at most 32 characters. */
  need: string;
  /** At most 24 characters. */
  shortName: string;
  /** A Lucide name in kebab case. */
  icon: string;
  /** Card text, at most 160 characters. */
  description: string;
  /** Two or three sentences; default hero description. */
  baseDescription: string;
  /** HTML as in PageContent. */
  content: string;
  /** Other words for the service, and jobs that belong to it. */
  searchTerms: string[];
  isEmergency?: true;
  keywords: string[];
  metaTitle: string;
  metaDescription: string;
  faqs: FaqContent[];
  /** Wirral first, then at least three more places. */
  pages: PageContent[];
}

export interface LocationContent {
  slug: LocationSlug;
  name: string;
  description: string;
  /** Outward codes, for example CH62. */
  postcodes: string[];
  subLocations: string[];
  /** Only the places on the map have them. */
  latitude?: number;
  longitude?: number;
}

export interface ProjectContent {
  title: string;
  /** Slugs of services. */
  services: string[];
  client: string;
  sector: 'healthcare' | 'commercial' | 'industrial' | 'manufacturing' | 'education' | 'other';
  category: 'Domestic' | 'Commercial' | 'Industrial';
  status: 'completed' | 'in-progress' | 'planned';
  location: string;
  description: string;
  challenge: string;
  solution: string;
  outcome: string;
  /** HTML. */
  content: string;
  kpis: { label: string; value: string }[];
  /** For example 'March 2024'. */
  completionDate: string;
  featured: boolean;
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}

export interface TestimonialContent {
  name: string;
  company?: string;
  location: string;
  rating: 4 | 5;
  comment: string;
  projectType: string;
  givenOn: string;
  source: string;
  serviceSlug?: string;
  /** Of the project that it is about. */
  projectTitle?: string;
}

export interface CorePageContent {
  slug: 'about' | 'privacy' | 'terms' | 'cookies';
  title: string;
  template: 'about' | 'legal';
  /** HTML; the whole text of a legal page. */
  content: string;
  /** Shown in order. About: the mission and the four values. */
  sections: { title: string; text: string; icon?: string }[];
  metaTitle: string;
  metaDescription: string;
}

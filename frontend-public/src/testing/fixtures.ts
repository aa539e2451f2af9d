import type { AreaDetail, AreaSummary, CompanyInfo, Homepage, ProjectDetail, ProjectPageData, ServiceLocationPage } from '../api/types';
import type { SiteApi } from '../../../backend/src/site/render';

export const company = (changes: Partial<CompanyInfo> = {}): CompanyInfo => ({
  companyName: 'Mersey Sparks',
  logoUrl: null,
  faviconUrl: null,
  email: 'hello@mersey-sparks.example',
  phone: '0151 496 0111',
  emergencyPhone: '0151 496 0222',
  address: '1 Test Street, Bromborough, Wirral, CH62 1AA',
  accreditations: ['Registered Electricians', 'Fully Insured'],
  keyClients: ['Ignite Padel', 'Boodles Liverpool'],
  yearsExperience: 25,
  projectsCompleted: 500,
  satisfactionRate: 99,
  primaryColor: '#FACC15',
  secondaryColor: '#15803D',
  socialMedia: {},
  capabilityStatementUrl: null,
  registrationNumber: '12345678',
  vatNumber: null,
  openingHours: {
    mon: { opens: '08:00', closes: '18:00' },
    tue: { opens: '08:00', closes: '18:00' },
    wed: { opens: '08:00', closes: '18:00' },
    thu: { opens: '08:00', closes: '18:00' },
    fri: { opens: '08:00', closes: '18:00' },
    sat: { opens: '09:00', closes: '16:00' },
    sun: null,
  },
  bankHolidays: ['2026-12-25'],
  latitude: 53.33,
  longitude: -2.97,
  retentionMonths: 24,
  ...changes,
});

export const service = (number: number) => ({
  id: `service-${number}`,
  slug: `service-${number}`,
  title: `Service ${number}`,
  group: 'testing-compliance' as const,
  description: `Card of service ${number}`,
  baseDescription: `Base of service ${number}`,
  icon: 'plug-zap',
  image: null,
  content: null,
  gallery: [],
  searchTerms: [],
  ogImage: null,
  keywords: [],
  order: number,
  isActive: true,
  firstLocation: 'wirral',
});

export const project = (number: number, changes: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: `project-${number}`,
  slug: `project-${number}`,
  title: `Project ${number}`,
  sector: 'healthcare',
  category: 'Commercial',
  client: 'A client',
  challenge: `Challenge ${number}`,
  solution: `Solution ${number}`,
  outcome: `Outcome ${number}`,
  description: null,
  content: '<p>Whole story</p>',
  kpis: [{ label: 'Luminaires', value: '186' }],
  location: 'Bebington',
  featured: false,
  status: 'completed',
  isActive: true,
  images: [],
  imageUrl: null,
  completionDate: 'March 2026',
  order: number,
  metaTitle: null,
  metaDescription: null,
  ogImage: null,
  keywords: [],
  services: [],
  next: null,
  more: [],
  ...changes,
});

export const projectPage = (changes: Partial<ProjectPageData> = {}): ProjectPageData => ({
  projects: Array.from({ length: 5 }, (_, index) => project(index + 1)),
  page: 1,
  pages: 1,
  total: 5,
  ...changes,
});

export const servicePage = (changes: Partial<ServiceLocationPage> = {}): ServiceLocationPage => ({
  id: 'page-1',
  serviceId: 'service-1',
  locationId: 'wirral',
  slug: 'service-1-wirral',
  title: 'Title of the page',
  heroTitle: 'Hero title',
  heroSubtitle: 'Hero subtitle',
  heroDescription: 'Hero description',
  heroImage: '/media/hero.webp',
  introContent: '<p>Intro content</p>',
  whyItMatters: [{ title: 'Reason', text: 'Reason text' }],
  deliverables: ['A deliverable'],
  sectors: ['A sector'],
  microCaseStudy: 'A small story',
  relatedServices: ['service-2'],
  images: [{ url: '/media/gallery.webp', alt: 'A board' }],
  ctaOverrides: { title: 'Own title', text: 'Own text', buttonText: 'Own button', buttonLink: '/projects' },
  features: ['A feature'],
  callToAction: 'Call to action',
  content: '<h2>Own content</h2>',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  canonicalUrl: null,
  order: 0,
  lastModified: '2026-01-01T00:00:00.000Z',
  service: service(1),
  location: {
    id: 'wirral',
    name: 'Wirral',
    slug: 'wirral',
    description: 'About the place',
    postcodes: ['CH62'],
    subLocations: ['Raby'],
  },
  locations: [
    { slug: 'wirral', name: 'Wirral' },
    { slug: 'heswall', name: 'Heswall' },
  ],
  related: [{ slug: 'service-2', title: 'Service 2', description: 'Related', icon: 'zap', firstLocation: 'heswall' }],
  project: null,
  testimonial: null,
  ...changes,
});

const area = (slug: string, name: string, latitude: number | null, longitude: number | null): AreaSummary => ({
  ...{ slug, name, latitude, longitude },
  description: null,
  postcodes: ['CH60'],
  services: 2,
});

export const areaDetail = (changes: Partial<AreaDetail> = {}): AreaDetail => ({
  slug: 'heswall',
  name: 'Heswall',
  description: 'Long cable runs',
  postcodes: ['CH60', 'CH61'],
  subLocations: ['Gayton', 'Pensby'],
  latitude: 53.327,
  longitude: -3.099,
  services: [{ slug: 'service-1', title: 'Service 1' }],
  projects: [project(1)],
  testimonials: [],
  ...changes,
});

export const homepage = (changes: Partial<Homepage> = {}): Homepage => ({
  id: 'home',
  status: 'published',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  metaTitle: 'Home title',
  metaDescription: 'Home description',
  keywords: [],
  ogImage: null,
  autoPopulateServices: true,
  autoPopulateProjects: true,
  autoPopulateTestimonials: true,
  blocks: [
    { id: 'b', type: 'services', enabled: true, order: 2, content: { title: 'Second block' } },
    { id: 'a', type: 'hero', enabled: true, order: 1, content: { title: 'First block', ctaText: 'Own button', ctaLink: '/contact' } },
    { id: 'c', type: 'hero', enabled: false, order: 3, content: { title: 'Disabled block' } },
    { id: 'd', type: 'hologram', enabled: true, order: 4, content: { title: 'Unknown block' } },
    { id: 'e', type: 'projects', enabled: true, order: 5, content: {} },
    { id: 'f', type: 'testimonials', enabled: true, order: 6, content: {} },
  ],
  ...changes,
});

/** An API with these responses, which a test may change by path; null means a missing record. */
export function fixtureApi(changes: Record<string, unknown> = {}): SiteApi & { asked: string[] } {
  const answers: Record<string, unknown> = {
    '/api/company-info': company(),
    '/api/areas': [
      area('wirral', 'Wirral', null, null),
      area('heswall', 'Heswall', 53.327, -3.099),
      area('neston', 'Neston', 53.291, -3.064),
    ],
    '/api/areas/heswall': areaDetail(),
    '/api/navigation': [{ group: 'testing-compliance', title: 'Testing & Compliance', services: [service(1), service(2)] }],
    '/api/homepage/published': homepage(),
    '/api/services': Array.from({ length: 8 }, (_, index) => service(index + 1)),
    '/api/projects': Array.from({ length: 5 }, (_, index) => project(index + 1)),
    '/api/project-pages': projectPage(),
    '/api/project-pages?category=industrial': projectPage(),
    '/api/projects/project-1': project(1),
    '/api/testimonials?active=true': [
      {
        id: 't1',
        name: 'Margaret',
        company: null,
        location: 'Oxton',
        rating: 5,
        comment: 'Swept up',
        projectType: null,
        image: null,
        order: 0,
        isActive: true,
      },
    ],
    '/api/service-location-pages?service=service-1&location=wirral': [servicePage()],
    '/api/service-location-pages?service=service-1': [servicePage()],
    '/api/service-faqs/service-1': [{ question: 'How long?', answer: 'An hour.' }],
    '/api/core-pages/privacy': {
      slug: 'privacy',
      title: 'Privacy Policy',
      content: '<p>{companyName}, {address}: <a href="tel:{phone}">{phone}</a></p>',
      sections: [],
      template: 'legal',
      metaTitle: null,
      metaDescription: null,
    },
    ...changes,
  };
  const asked: string[] = [];
  const api = async (path: string) => {
    asked.push(path);
    const answer = answers[path] ?? (path.startsWith('/api/service-location-pages') ? [] : null);
    return answer === null ? { status: 404, body: { statusCode: 404, error: 'Not found' } } : { status: 200, body: answer };
  };
  return Object.assign(api, { asked });
}

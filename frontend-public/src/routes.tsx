import { reads } from './api/queries';
import { sectorRead } from './features/projects/SectorProjects';
import {
  areaHead,
  corePageHead,
  inquiryHead,
  homeHead,
  listHead,
  projectHead,
  projectsPageHead,
  servicePageHead,
  servicesPageHead,
  stopHead,
} from './head/heads';
import { AreaPage } from './pages/AreaPage';
import { AreasPage } from './pages/AreasPage';
import { ContactPage } from './pages/ContactPage';
import { CorePage } from './pages/CorePage';
import { InquiryPage } from './pages/InquiryPage';
import { HomePage } from './pages/HomePage';
import { PostcodePage } from './pages/PostcodePage';
import { ProjectPage } from './pages/ProjectPage';
import { ProjectsPage } from './pages/ProjectsPage';
import { ServicePage } from './pages/ServicePage';
import { ServicesPage } from './pages/ServicesPage';
import { StopPage } from './pages/StopPage';
import { matchPath, type Params, type Route } from './Route';

/** All pages. `shellReads` are needed by every page. */
export const routes: Route[] = [
  {
    path: '/',
    reads: (_params, search) => {
      const sector = search.get('sector') ?? 'all';
      return [reads.homepage, reads.services, reads.projects, reads.testimonials, ...(sector === 'all' ? [] : [sectorRead(sector)])];
    },
    head: homeHead,
    Page: HomePage,
  },
  { path: '/services', reads: (_params, search) => reads.serviceList(search), head: listHead('services'), Page: ServicesPage },
  // Before the pages of services, whose pattern it matches.
  { path: '/services/page/:page', reads: (_params, search) => reads.serviceList(search), head: servicesPageHead, Page: ServicesPage },
  {
    path: '/services/:service/:location?',
    reads: (params) => [reads.servicePage(params), reads.faqs(params['service'] ?? ''), reads.services],
    head: servicePageHead,
    Page: ServicePage,
  },
  {
    path: '/projects',
    reads: (params, search) => [reads.projects, reads.projectList(params, search)],
    head: listHead('projects'),
    Page: ProjectsPage,
  },
  {
    path: '/projects/page/:page',
    reads: (params, search) => [reads.projects, reads.projectList(params, search)],
    head: projectsPageHead,
    Page: ProjectsPage,
  },
  { path: '/projects/:slug', reads: (params) => [reads.project(params['slug'] ?? '')], head: projectHead, Page: ProjectPage },
  { path: '/areas', reads: () => [], head: listHead('areas'), Page: AreasPage },
  { path: '/areas/:slug', reads: ({ slug = '' }) => [reads.area(slug), reads.services], head: areaHead, Page: AreaPage },
  { path: '/contact', reads: () => [], head: listHead('contact'), Page: ContactPage },
  {
    path: '/postcode-check',
    reads: (_params, search) => (search.get('postcode') ? [reads.postcode(search)] : []),
    head: listHead('postcode'),
    Page: PostcodePage,
  },
  // A customer's own page; the server passes its data in.
  { path: '/e', reads: () => [], head: inquiryHead, Page: InquiryPage },
  // For the links of reminders; the server passes its state in.
  { path: '/emails', reads: () => [], head: stopHead, Page: StopPage },
  // Pages that staff write: about, privacy, terms, cookies and others. Last, as the pattern matches any path.
  { path: '/:slug', reads: (params) => [reads.corePage(params['slug'] ?? '')], head: corePageHead, Page: CorePage },
];

export const shellReads = [reads.companyInfo, reads.navigation, reads.areas, reads.emptyLists, reads.corePages];

export function findRoute(pathname: string): { route: Route; params: Params } | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

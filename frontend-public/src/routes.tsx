import { reads } from './api/queries';
import { DEFAULT_LOCATION } from './constants';
import { corePageHead, homeHead, listHead, projectHead, servicePageHead } from './head/heads';
import { ContactPage } from './pages/ContactPage';
import { CorePage } from './pages/CorePage';
import { HomePage } from './pages/HomePage';
import { PostcodePage } from './pages/PostcodePage';
import { ProjectPage } from './pages/ProjectPage';
import { ProjectsPage } from './pages/ProjectsPage';
import { ServicePage } from './pages/ServicePage';
import { ServicesPage } from './pages/ServicesPage';
import { matchPath, type Params, type Route } from './Route';

const servicePage = ({ service = '', location = DEFAULT_LOCATION }: Params) => reads.servicePage(service, location);

/** The public site at a glance. What every page reads for the shell stands in `shellReads`. */
export const routes: Route[] = [
  {
    path: '/',
    reads: () => [reads.homepage, reads.homeServices, reads.homeProjects, reads.homeTestimonials],
    head: homeHead,
    Page: HomePage,
  },
  { path: '/services', reads: () => [reads.services], head: listHead('services'), Page: ServicesPage },
  {
    path: '/services/:service/:location?',
    reads: (params) => [servicePage(params), reads.faqs(params['service'] ?? '')],
    head: servicePageHead,
    Page: ServicePage,
  },
  { path: '/projects', reads: () => [reads.projects], head: listHead('projects'), Page: ProjectsPage },
  { path: '/projects/:slug', reads: (params) => [reads.project(params['slug'] ?? '')], head: projectHead, Page: ProjectPage },
  { path: '/contact', reads: () => [], head: listHead('contact'), Page: ContactPage },
  {
    path: '/postcode-check',
    reads: (_params, search) => (search.get('postcode') ? [reads.postcode(search)] : []),
    head: listHead('postcode', '/postcode-check'),
    Page: PostcodePage,
  },
  // What staff write as pages of their own: about, privacy, terms, cookies and any other. Last, so that none stands in another's way.
  { path: '/:slug', reads: (params) => [reads.corePage(params['slug'] ?? '')], head: corePageHead, Page: CorePage },
];

export const shellReads = [reads.companyInfo, reads.navigation];

export function findRoute(pathname: string): { route: Route; params: Params } | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

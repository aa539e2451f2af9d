import { QueryClient } from '@tanstack/react-query';
import { Briefcase, CalendarClock, Images, Inbox, MapPin, MapPinned, MessageSquareQuote, Users, Wrench } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { Admin, CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { authProvider } from './data/session/authProvider';
import { useSessionUser } from './data/session/session';
import { choices } from './shell/choices';
import { dataProvider } from './data/dataProvider';
import { kindOf } from './data/kinds';
import { i18nProvider } from './shell/i18n/en';
import { NewInquiries, SpamCount } from './inquiries/counts';
import { Layout } from './shell/Layout';
import type { InMenu } from './shell/places';
import { useMode } from './kit/theme/mode';
import { themes } from './kit/theme/themes';
import { AccessDenied, ErrorScreen, NotFound } from './kit/deadEnds';
import { BusyScreen } from './kit/BusyScreen';
import { Notification } from './kit/useNotices';

const AuditList = lazy(async () => ({ default: (await import('./company/audit/AuditList')).AuditList }));
const ContentCheckList = lazy(async () => ({ default: (await import('./website/content-checks/ContentCheckList')).ContentCheckList }));
const CorePageList = lazy(async () => ({ default: (await import('./website/core-pages/CorePageList')).CorePageList }));
const Dashboard = lazy(async () => ({ default: (await import('./today/Dashboard')).Dashboard }));
const FaqList = lazy(async () => ({ default: (await import('./work/faqs/FaqList')).FaqList }));
const InquiryList = lazy(async () => ({ default: (await import('./inquiries/InquiryList')).InquiryList }));
const LocationList = lazy(async () => ({ default: (await import('./website/locations/LocationList')).LocationList }));
const MediaList = lazy(async () => ({ default: (await import('./media/MediaList')).MediaList }));
const ProjectList = lazy(async () => ({ default: (await import('./work/projects/ProjectList')).ProjectList }));
const RedirectList = lazy(async () => ({ default: (await import('./website/redirects/RedirectList')).RedirectList }));
const RenewalList = lazy(async () => ({ default: (await import('./inquiries/renewals/RenewalList')).RenewalList }));
const ServiceList = lazy(async () => ({ default: (await import('./website/services/ServiceList')).ServiceList }));
const ServicePageList = lazy(async () => ({ default: (await import('./website/service-pages/ServicePageList')).ServicePageList }));
const TestimonialList = lazy(async () => ({ default: (await import('./work/testimonials/TestimonialList')).TestimonialList }));
const TrashList = lazy(async () => ({ default: (await import('./company/trash/TrashList')).TrashList }));
const UserList = lazy(async () => ({ default: (await import('./company/users/UserList')).UserList }));

interface ListOfKind extends Pick<ResourceProps, 'list' | 'recordRepresentation' | 'hasEdit'> {
  name: string;
  menu?: InMenu;
}

/** Each kind of record with its list. A new kind adds an entry; its dialogs belong to its list, so `hasEdit` only makes rows open them. */
const kinds: readonly ListOfKind[] = [
  { name: 'services', list: ServiceList, menu: { place: 'Website', icon: Wrench } },
  { name: 'locations', list: LocationList, menu: { place: 'Website', icon: MapPin } },
  { name: 'service-pages', list: ServicePageList, menu: { place: 'Website', icon: MapPinned } },
  { name: 'projects', list: ProjectList, menu: { place: 'Work', icon: Briefcase } },
  { name: 'testimonials', list: TestimonialList, menu: { place: 'Work', icon: MessageSquareQuote } },
  { name: 'faqs', list: FaqList, menu: { place: 'Work' } },
  { name: 'core-pages', list: CorePageList, menu: { place: 'Website' } },
  {
    name: 'inquiries',
    list: InquiryList,
    menu: {
      place: 'Inquiries',
      icon: Inbox,
      badge: NewInquiries,
      views: [{ label: 'Spam', filter: { isSpam: 'true' }, count: SpamCount }],
    },
    hasEdit: false,
  },
  { name: 'renewals', list: RenewalList, menu: { place: 'Inquiries', icon: CalendarClock, label: 'Due' } },
  {
    name: 'media',
    list: MediaList,
    menu: { place: 'Media', icon: Images, label: 'Media' },
    recordRepresentation: 'fileName',
  },
  { name: 'content-checks', list: ContentCheckList, recordRepresentation: 'recordTitle', hasEdit: false },
  { name: 'redirects', list: RedirectList, menu: { place: 'More' } },
  { name: 'users', list: UserList, menu: { place: 'Company', icon: Users } },
  { name: 'audit-log', list: AuditList, hasEdit: false },
  { name: 'trash', list: TrashList, hasEdit: false },
];

/** The other screens, by their addresses. */
const screens: Readonly<Record<string, ComponentType>> = {
  '/profile': lazy(async () => ({ default: (await import('./account/profile/ProfilePage')).ProfilePage })),
  '/report': lazy(async () => ({ default: (await import('./today/report/ReportPage')).ReportPage })),
  '/help/:name?': lazy(async () => ({ default: (await import('./shell/help/HelpPage')).HelpPage })),
  '/settings/closing': lazy(async () => ({ default: (await import('./company/closing/ClosingPage')).ClosingPage })),
  '/settings/*': lazy(async () => ({ default: (await import('./company/settings/SettingsPage')).SettingsPage })),
  '/backups': lazy(async () => ({ default: (await import('./company/backups/BackupsPage')).BackupsPage })),
  '/import': lazy(async () => ({ default: (await import('./lists/csv/ImportPage')).ImportPage })),
  '/privacy': lazy(async () => ({ default: (await import('./inquiries/privacy/PrivacyPage')).PrivacyPage })),
  '/set-up/:step?': lazy(async () => ({ default: (await import('./company/set-up/SetUpWizard')).SetUpWizard })),
  '/texts-to-read': lazy(async () => ({ default: (await import('./website/services/TextsToRead')).TextsToReadPage })),
  '/service-pages/for-places/:serviceId?/:step?': lazy(async () => ({
    default: (await import('./website/service-pages/for-places/PagesForPlaces')).PagesForPlaces,
  })),
  '/page-grid': lazy(async () => ({ default: (await import('./website/page-grid/PageGrid')).PageGrid })),
  '/homepage': lazy(async () => ({ default: (await import('./website/homepage/HomepageEditor')).HomepageEditor })),
  '/edit-this': lazy(async () => ({ default: (await import('./website/words/EditThis')).EditThis })),
  '/replace-words': lazy(async () => ({ default: (await import('./website/words/ReplaceWords')).ReplaceWords })),
};

/**
 * Screens refetch when they are entered, because several people work at once, and not otherwise. Requests fail at once without a
 * network: one that waits could be sent long after its form was cancelled.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Everything behind the login. */
export const App = () => {
  const theme = themes[useMode()];
  const user = useSessionUser();
  // The server refuses everything else.
  if (user?.mustSetUp || user?.mustChangePassword) return <Navigate to="/set-up-sign-in" replace />;
  return (
    <Admin
      accessDenied={AccessDenied}
      authProvider={authProvider}
      catchAll={NotFound}
      darkTheme={theme}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      error={ErrorScreen}
      i18nProvider={i18nProvider}
      layout={Layout}
      lightTheme={theme}
      loading={BusyScreen}
      loginPage={false}
      notification={Notification}
      queryClient={queryClient}
      requireAuth
    >
      {kinds.map(({ name, menu, ...kind }) => (
        <Resource
          key={name}
          name={name}
          options={{ menu, choices: choices[name] }}
          recordRepresentation={kindOf(name)?.name}
          hasEdit
          {...kind}
        />
      ))}
      <CustomRoutes>
        {Object.entries(screens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
};

import { QueryClient } from '@tanstack/react-query';
import { Briefcase, Images, Inbox, MapPin, MapPinned, MessageSquareQuote, Wrench } from 'lucide-react';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { authProvider } from './data/session/authProvider';
import { useSessionUser } from './data/session/session';
import { choices } from './shell/choices';
import { dataProvider } from './data/dataProvider';
import { i18nProvider } from './shell/i18n/en';
import { NewInquiries, SpamCount } from './inquiries/counts';
import { Layout } from './shell/Layout';
import { useMode } from './kit/theme/mode';
import { themes } from './kit/theme/themes';
import { AccessDenied, ErrorScreen, NotFound } from './kit/deadEnds';
import { BusyScreen } from './kit/BusyScreen';
import { Notification } from './kit/useNotices';

const AuditList = lazy(async () => ({ default: (await import('./more/audit/AuditList')).AuditList }));
const ContentCheckList = lazy(async () => ({ default: (await import('./more/content-checks/ContentCheckList')).ContentCheckList }));
const CorePageList = lazy(async () => ({ default: (await import('./website/core-pages/CorePageList')).CorePageList }));
const Dashboard = lazy(async () => ({ default: (await import('./today/Dashboard')).Dashboard }));
const FaqList = lazy(async () => ({ default: (await import('./work/faqs/FaqList')).FaqList }));
const InquiryList = lazy(async () => ({ default: (await import('./inquiries/InquiryList')).InquiryList }));
const LocationList = lazy(async () => ({ default: (await import('./website/locations/LocationList')).LocationList }));
const MediaList = lazy(async () => ({ default: (await import('./media/MediaList')).MediaList }));
const PrivacyPage = lazy(async () => ({ default: (await import('./more/privacy/PrivacyPage')).PrivacyPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./account/profile/ProfilePage')).ProfilePage }));
const ProjectList = lazy(async () => ({ default: (await import('./work/projects/ProjectList')).ProjectList }));
const RedirectList = lazy(async () => ({ default: (await import('./more/redirects/RedirectList')).RedirectList }));
const RenewalList = lazy(async () => ({ default: (await import('./inquiries/renewals/RenewalList')).RenewalList }));
const ServiceList = lazy(async () => ({ default: (await import('./website/services/ServiceList')).ServiceList }));
const ServicePageList = lazy(async () => ({ default: (await import('./website/service-pages/ServicePageList')).ServicePageList }));
const SettingsPage = lazy(async () => ({ default: (await import('./company/settings/SettingsPage')).SettingsPage }));
const TestimonialList = lazy(async () => ({ default: (await import('./work/testimonials/TestimonialList')).TestimonialList }));
const TrashList = lazy(async () => ({ default: (await import('./more/trash/TrashList')).TrashList }));
const UserList = lazy(async () => ({ default: (await import('./company/users/UserList')).UserList }));
const ReportPage = lazy(async () => ({ default: (await import('./today/report/ReportPage')).ReportPage }));
const PageGrid = lazy(async () => ({ default: (await import('./website/page-grid/PageGrid')).PageGrid }));
const PagesForPlaces = lazy(async () => ({ default: (await import('./website/service-pages/for-places/PagesForPlaces')).PagesForPlaces }));
const SetUpWizard = lazy(async () => ({ default: (await import('./company/set-up/SetUpWizard')).SetUpWizard }));
const ReplaceWords = lazy(async () => ({ default: (await import('./website/words/ReplaceWords')).ReplaceWords }));
const EditThis = lazy(async () => ({ default: (await import('./website/words/EditThis')).EditThis }));
const HomepageEditor = lazy(async () => ({ default: (await import('./website/homepage/HomepageEditor')).HomepageEditor }));

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

/** Everything behind the login. A new kind of record adds one <Resource>; its dialogs belong to its list, so `hasEdit` only makes rows open them. */
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
      <Resource
        name="services"
        list={ServiceList}
        options={{ menu: { place: 'Website', icon: Wrench, words: 'what we do work offer' }, choices: choices.services }}
        hasEdit
      />
      <Resource
        name="locations"
        list={LocationList}
        options={{ menu: { place: 'Website', icon: MapPin, words: 'places towns areas postcodes where we work' } }}
        hasEdit
      />
      <Resource
        name="service-pages"
        list={ServicePageList}
        options={{
          menu: { place: 'Website', icon: MapPinned, words: 'landing pages service in a place' },
          choices: choices['service-pages'],
        }}
        hasEdit
      />
      <Resource
        name="projects"
        list={ProjectList}
        options={{ menu: { place: 'Work', icon: Briefcase, words: 'jobs case studies portfolio' }, choices: choices.projects }}
        hasEdit
      />
      <Resource
        name="testimonials"
        list={TestimonialList}
        options={{ menu: { place: 'Work', icon: MessageSquareQuote, words: 'reviews stars customers say' } }}
        hasEdit
      />
      <Resource
        name="faqs"
        list={FaqList}
        options={{ menu: { place: 'Work', words: 'questions answers' } }}
        recordRepresentation="question"
        hasEdit
      />
      <Resource
        name="core-pages"
        list={CorePageList}
        options={{ menu: { place: 'Website', words: 'further pages about terms cookies privacy policy' }, choices: choices['core-pages'] }}
        hasEdit
      />
      <Resource
        name="inquiries"
        list={InquiryList}
        options={{
          menu: {
            place: 'Inquiries',
            icon: Inbox,
            badge: NewInquiries,
            words: 'enquiries messages customers leads',
            views: [{ label: 'Spam', filter: { isSpam: 'true' }, count: SpamCount, words: 'junk' }],
          },
          choices: choices.inquiries,
        }}
      />
      <Resource
        name="renewals"
        list={RenewalList}
        options={{ menu: { place: 'Inquiries', label: 'Due', words: 'renewals reminders eicr inspections again' } }}
        recordRepresentation="customer"
        hasEdit
      />
      <Resource
        name="media"
        list={MediaList}
        options={{ menu: { place: 'Media', icon: Images, label: 'Media', words: 'pictures photos images files documents' } }}
        recordRepresentation="fileName"
        hasEdit
      />
      <Resource name="content-checks" list={ContentCheckList} recordRepresentation="recordTitle" />
      <Resource
        name="redirects"
        list={RedirectList}
        options={{ menu: { place: 'More', words: 'old links moved address forward' }, choices: choices.redirects }}
        recordRepresentation="fromPath"
        hasEdit
      />
      <Resource
        name="users"
        list={UserList}
        options={{ menu: { place: 'Company', words: 'staff accounts people sign in invite password' }, choices: choices.users }}
        recordRepresentation="username"
        hasEdit
      />
      <Resource name="audit-log" list={AuditList} />
      <Resource name="trash" list={TrashList} />
      <CustomRoutes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/report" element={<ReportPage />} />
        <Route path="/settings/*" element={<SettingsPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/set-up/:step?" element={<SetUpWizard />} />
        <Route path="/service-pages/for-places/:serviceId?/:step?" element={<PagesForPlaces />} />
        <Route path="/page-grid" element={<PageGrid />} />
        <Route path="/homepage" element={<HomepageEditor />} />
        <Route path="/edit-this" element={<EditThis />} />
        <Route path="/replace-words" element={<ReplaceWords />} />
      </CustomRoutes>
    </Admin>
  );
};

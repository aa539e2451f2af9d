import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { AuditList } from './audit/AuditList';
import { authProvider } from './auth/authProvider';
import { useSessionUser } from './auth/session';
import { choices } from './choices';
import { ContentCheckList } from './content-checks/ContentCheckList';
import { CorePageList } from './core-pages/CorePageList';
import { Dashboard } from './dashboard/Dashboard';
import { dataProvider } from './data/dataProvider';
import { FaqList } from './faqs/FaqList';
import { i18nProvider } from './i18n/en';
import { InquiryList } from './inquiries/InquiryList';
import { ErrorScreen, NotFound } from './layout/ErrorScreen';
import { Layout } from './layout/Layout';
import { LocationList } from './locations/LocationList';
import { MediaList } from './media/MediaList';
import { PrivacyPage } from './privacy/PrivacyPage';
import { ProfilePage } from './profile/ProfilePage';
import { ProjectList } from './projects/ProjectList';
import { RedirectList } from './redirects/RedirectList';
import { ServicePageList } from './service-pages/ServicePageList';
import { ServiceList } from './services/ServiceList';
import { SettingsPage } from './settings/SettingsPage';
import { TrashList } from './trash/TrashList';
import { TestimonialList } from './testimonials/TestimonialList';
import { useMode } from './theme/mode';
import { themes } from './theme/themes';
import { AccessDenied } from './ui/AccessDenied';
import { BusyScreen } from './ui/BusyScreen';
import { Notification } from './ui/useNotices';
import { UserList } from './users/UserList';

const ReportPage = lazy(async () => ({ default: (await import('./report/ReportPage')).ReportPage }));
const BlockedContentPage = lazy(async () => ({ default: (await import('./blocked-content/BlockedContentPage')).BlockedContentPage }));
const PagesForPlaces = lazy(async () => ({ default: (await import('./service-pages/for-places/PagesForPlaces')).PagesForPlaces }));
const SetUpWizard = lazy(async () => ({ default: (await import('./set-up/SetUpWizard')).SetUpWizard }));
const HomepageEditor = lazy(async () => ({ default: (await import('./homepage/HomepageEditor')).HomepageEditor }));

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
      <Resource name="services" list={ServiceList} options={{ choices: choices.services }} hasEdit />
      <Resource name="locations" list={LocationList} hasEdit />
      <Resource name="service-pages" list={ServicePageList} options={{ choices: choices['service-pages'] }} hasEdit />
      <Resource name="projects" list={ProjectList} options={{ choices: choices.projects }} hasEdit />
      <Resource name="testimonials" list={TestimonialList} hasEdit />
      <Resource name="faqs" list={FaqList} recordRepresentation="question" hasEdit />
      <Resource name="core-pages" list={CorePageList} options={{ choices: choices['core-pages'] }} hasEdit />
      <Resource name="inquiries" list={InquiryList} options={{ choices: choices.inquiries }} />
      <Resource name="media" list={MediaList} recordRepresentation="fileName" hasEdit />
      <Resource name="content-checks" list={ContentCheckList} recordRepresentation="recordTitle" />
      <Resource name="redirects" list={RedirectList} options={{ choices: choices.redirects }} recordRepresentation="fromPath" hasEdit />
      <Resource name="users" list={UserList} options={{ choices: choices.users }} recordRepresentation="username" hasEdit />
      <Resource name="audit-log" list={AuditList} />
      <Resource name="trash" list={TrashList} />
      <CustomRoutes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/report" element={<ReportPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/blocked-content" element={<BlockedContentPage />} />
        <Route path="/set-up/:step?" element={<SetUpWizard />} />
        <Route path="/service-pages/for-places/:serviceId?/:step?" element={<PagesForPlaces />} />
        <Route path="/homepage" element={<HomepageEditor />} />
      </CustomRoutes>
    </Admin>
  );
};

import { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { auditLog } from './audit';
import { authProvider } from './auth/authProvider';
import { corePages } from './core-pages';
import { Dashboard } from './dashboard/Dashboard';
import { dataProvider } from './data/dataProvider';
import { faqs } from './faqs';
import { i18nProvider } from './i18n/en';
import { inquiries } from './inquiries';
import { ErrorScreen, NotFound } from './layout/ErrorScreen';
import { Layout } from './layout/Layout';
import { locations } from './locations';
import { media } from './media';
import { PrivacyPage } from './privacy/PrivacyPage';
import { ProfilePage } from './profile/ProfilePage';
import { projects } from './projects';
import { redirects } from './redirects';
import { servicePages } from './service-pages';
import { services } from './services';
import { SettingsPage } from './settings/SettingsPage';
import { testimonials } from './testimonials';
import { useMode } from './theme/mode';
import { themes } from './theme/themes';
import { AccessDenied } from './ui/AccessDenied';
import { BusyScreen } from './ui/BusyScreen';
import { Notification } from './ui/useNotices';
import { users } from './users';

const ReportPage = lazy(async () => ({ default: (await import('./report/ReportPage')).ReportPage }));
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

/** Everything behind the login. A new kind of record adds one <Resource>. */
export const App = () => {
  const theme = themes[useMode()];
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
      <Resource {...services} />
      <Resource {...locations} />
      <Resource {...servicePages} />
      <Resource {...projects} />
      <Resource {...testimonials} />
      <Resource {...faqs} />
      <Resource {...corePages} />
      <Resource {...inquiries} />
      <Resource {...media} />
      <Resource {...redirects} />
      <Resource {...users} />
      <Resource {...auditLog} />
      <CustomRoutes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/report" element={<ReportPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/homepage" element={<HomepageEditor />} />
      </CustomRoutes>
    </Admin>
  );
};

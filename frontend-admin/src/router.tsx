import { createBrowserRouter } from 'react-router';
import { BusyScreen } from './ui/BusyScreen';

/** The login and its neighbours stand beside react-admin, not inside it: their chunks stay small, so the first screen of the day is quick. */
export const router = createBrowserRouter(
  [
    {
      path: '/login',
      lazy: async () => ({ Component: (await import('./login/LoginPage')).LoginPage }),
      hydrateFallbackElement: <BusyScreen />,
    },
    {
      path: '/forgot-password',
      lazy: async () => ({ Component: (await import('./login/ForgotPasswordPage')).ForgotPasswordPage }),
      hydrateFallbackElement: <BusyScreen />,
    },
    {
      path: '/reset-password',
      lazy: async () => ({ Component: (await import('./login/ResetPasswordPage')).ResetPasswordPage }),
      hydrateFallbackElement: <BusyScreen />,
    },
    {
      path: '/*',
      lazy: async () => ({ Component: (await import('./App')).App }),
      hydrateFallbackElement: <BusyScreen />,
    },
  ],
  { basename: '/admin' },
);

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/manrope/wght.css';
import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { type ComponentType, type ReactNode, StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetUnusedSession } from './data/session/idle';
import { markStaff } from './data/session/session';
import { watchNetwork } from './data/connection';
import { nameTab } from './editing/drafts/tab';
import { useMode } from './kit/theme/mode';
import { themes } from './kit/theme/themes';
import { BusyScreen } from './kit/BusyScreen';
import { Toaster } from './shell/Toaster';
import './kit/trustedTypes';

// The Content Security Policy allows only styles with the nonce of this response.
const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
const cache = createCache({ key: 'bo', nonce });

const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: <BusyScreen />,
});

/** The login and its neighbours are outside react-admin, so that their chunks stay small and the first screen opens fast. */
const router = createBrowserRouter(
  [
    screen('/login', async () => (await import('./account/sign-in/LoginPage')).LoginPage),
    screen('/forgot-password', async () => (await import('./account/sign-in/ForgotPasswordPage')).ForgotPasswordPage),
    screen('/set-up-sign-in', async () => (await import('./account/sign-in/SetUpPage')).SetUpPage),
    screen('/reset-password', async () => (await import('./account/sign-in/ResetPasswordPage')).ResetPasswordPage),
    screen('/*', async () => {
      const [{ App }] = await Promise.all([import('./App'), nameTab()]);
      return App;
    }),
  ],
  { basename: '/admin' },
);

forgetUnusedSession();
markStaff();
watchNetwork();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

createRoot(container).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <AppTheme>
        {/* Without useTransitions={false} a 401 on a list makes react-admin navigate in a loop. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toaster />
      </AppTheme>
    </CacheProvider>
  </StrictMode>,
);

/** The theme for what is outside react-admin: the login and the notifications. */
function AppTheme({ children }: { children: ReactNode }) {
  const mode = useMode();
  const theme = useMemo(() => createTheme(themes[mode]), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

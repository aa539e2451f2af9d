import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/manrope/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readSession } from './auth/session';
import { markStaff } from './auth/staffMark';
import { router } from './router';
import { AppTheme } from './theme/AppTheme';
import { Toaster } from './ui/Toaster';

// The Content Security Policy lets in only styles that carry the nonce of this response.
const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
const cache = createCache({ key: 'bo', nonce });

markStaff(readSession() !== null);

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

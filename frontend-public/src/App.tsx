import { type ComponentType, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useCompany } from './api/useCompany';
import { ReadCacheContext } from './api/useRead';
import { type Boot, BootProvider } from './Boot';
import { currentToast, subscribeToToasts, type Toast } from './components/toast/toasts';
import { FloatingCall } from './features/shell/CallBars';
import { Footer } from './features/shell/Footer';
import { Header } from './features/shell/Header';
import { absolute } from './head/Head';
import { missingHead } from './head/heads';
import { countEvent } from './lib/pageEvents';
import { NotFoundPage } from './pages/NotFoundPage';
import type { Params, Route } from './Route';
import { findRoute } from './routes';

export function App({ boot }: { boot: Boot }) {
  const [pathname] = useLocation();
  const found = findRoute(pathname);
  useHead(pathname, found);
  useFreshStart(pathname);
  return (
    <BootProvider boot={boot}>
      <Shell>{found ? <found.route.Page key={pathname} params={found.params} /> : <NotFoundPage />}</Shell>
      <ToastHost />
    </BootProvider>
  );
}

let shownPath: string | undefined;

/** Scrolls to the top after a route change and moves the focus to the content. */
function useFreshStart(pathname: string) {
  useEffect(() => {
    const changed = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (!changed) return;
    countEvent('view', pathname);
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingCall />
    </>
  );
}

/** Updates title and canonical link on client-side navigation. */
function useHead(pathname: string, found: { route: Route; params: Params } | null) {
  const company = useCompany();
  const cache = useContext(ReadCacheContext);
  const isLoading = () => cache.loading > 0;
  const loading = useSyncExternalStore(cache.subscribe, isLoading, isLoading);
  const head = found?.route.head;
  const key = JSON.stringify(found?.params);
  useEffect(() => {
    if (loading) return;
    const params = (key ? JSON.parse(key) : {}) as Params;
    const get = <T,>({ path }: { path: string }) => cache.get(path).data as T | null | undefined;
    const { title, canonical } = head?.({ params, get, company }) ?? missingHead(pathname, { company });
    document.title = title;
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', absolute(canonical, window.location.origin));
  }, [pathname, head, key, company, cache, loading]);
}

const none = () => null;

/** Loads the notices' component with the first notice: most visits never see one. */
function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const [Viewport, setViewport] = useState<ComponentType<{ toast: Toast | null }>>();
  const needed = toast !== null;
  useEffect(() => {
    if (!needed) return;
    import('./components/toast/ToastViewport').then(
      ({ ToastViewport }) => setViewport(() => ToastViewport),
      (error: unknown) => console.error(error),
    );
  }, [needed]);
  return Viewport ? <Viewport toast={toast} /> : null;
}

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { BootProvider, type Boot } from './Boot';
import { ToastHost } from './components/toast/ToastHost';
import { Shell } from './features/shell/Shell';
import { useHead } from './head/useHead';
import { countEvent } from './lib/pageEvents';
import { NotFoundPage } from './pages/NotFoundPage';
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

/** Every route change scrolls to the top (section 2), and the keyboard goes on from there. */
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

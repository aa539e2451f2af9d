import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { read } from './api/client';
import { ReadCache } from './api/ReadCache';
import { ReadCacheContext } from './api/useRead';
import { App } from './App';
import { timeStateAt, type Boot } from './Boot';
import { findRoute } from './routes';

const withoutServer = (): Boot => ({ reads: {}, timeState: timeStateAt({ openingHours: {}, bankHolidays: [] }, new Date()) });

/** `data-live` tells the styles that the script controls menus. */
function Live({ boot, whenLive }: { boot: Boot; whenLive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    whenLive();
  }, [whenLive]);
  return <App boot={boot} />;
}

/** Hydrates the server's page from its embedded data; in development there is none. */
export function hydrate(whenLive: () => void) {
  const root = document.getElementById('root');
  if (!root) return;
  const embedded = document.getElementById('boot')?.textContent;
  const boot = embedded ? (JSON.parse(embedded) as Boot) : withoutServer();
  const cache = new ReadCache(read);
  for (const [path, answer] of Object.entries(boot.reads)) cache.put(path, answer);
  const { pathname, search } = window.location;
  const missing = boot.isMissing ? findRoute(pathname) : null;
  for (const { path } of missing?.route.reads(missing.params, new URLSearchParams(search)) ?? []) cache.put(path, null);
  const app = (
    <ReadCacheContext value={cache}>
      <Live boot={boot} whenLive={whenLive} />
    </ReadCacheContext>
  );
  // As a transition, hydration yields to input.
  startTransition(() => {
    if (embedded) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

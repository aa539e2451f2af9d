import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { read } from './api/client';
import { ReadCache } from './api/ReadCache';
import { ReadCacheContext } from './api/useRead';
import { App } from './App';
import { momentAt, type Boot } from './Boot';

const withoutServer = (): Boot => ({ reads: {}, moment: momentAt({ openingHours: {}, bankHolidays: [] }, new Date()) });

/** `data-live` tells the styles that menus and the like now follow the script. */
function Live({ boot, whenLive }: { boot: Boot; whenLive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    whenLive();
  }, [whenLive]);
  return <App boot={boot} />;
}

/** Makes the server's page live from the data it brought along, without a request. In development there is no such page. */
export function hydrate(whenLive: () => void) {
  const root = document.getElementById('root');
  if (!root) return;
  const embedded = document.getElementById('boot')?.textContent;
  const boot = embedded ? (JSON.parse(embedded) as Boot) : withoutServer();
  const cache = new ReadCache(read);
  for (const [path, answer] of Object.entries(boot.reads)) cache.put(path, answer);
  const app = (
    <ReadCacheContext value={cache}>
      <Live boot={boot} whenLive={whenLive} />
    </ReadCacheContext>
  );
  // As a transition it is done in small pieces: the page answers touches in between.
  startTransition(() => {
    if (embedded) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

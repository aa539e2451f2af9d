import { useEffect, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import type { PreviewRequest } from '../../data/types';
import { useLatest } from '../preview/useLatest';
import type { AxeFinding } from './axe';

type PageCheck = components['schemas']['PageCheck'];
export type Finding = PageCheck['findings'][number];

/** Waits for a pause in typing, so that half a word causes no findings. */
const PACE = { everyMs: 1_500, afterMs: 700 };
const SETTLED_MS = 700;

/** A page in its frame; another object for each new page. */
export interface ShownPage {
  view: Window;
}

/** Checks what a form holds: the server reads the page, and axe-core looks at it in its frame. */
export function useChecks(wanted: PreviewRequest, shown: ShownPage | null) {
  const check = useLatest<PageCheck>('/api/admin/content-checks/page', wanted, PACE);
  return { ...check, seen: useAxe(shown) };
}

/** Null until the first run is over. */
function useAxe(shown: ShownPage | null): readonly AxeFinding[] | null {
  const [seen, setSeen] = useState<readonly AxeFinding[] | null>(null);
  useEffect(() => {
    if (!shown) return;
    let isOutdated = false;
    const timer = setTimeout(() => {
      void import('./axe')
        .then(({ axeIn }) => axeIn(shown.view, () => isOutdated))
        .then((found) => {
          if (found && !isOutdated) setSeen(found);
        })
        .catch((error: unknown) => console.error(error));
    }, SETTLED_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [shown]);
  return seen;
}

import { ownHtml } from '../lib/ownHtml';

const LATER_MS = 1000;
const AGAIN_MS = 60_000;

/** Asks the server for the parts marked `data-timed` when the office opens or closes and at midnight. */
export function followTheClock() {
  const until = document.getElementById('main')?.dataset['validUntil'];
  if (until) wait(until);
}

function wait(until: string) {
  const left = Date.parse(until) - Date.now();
  // A page from the history of the browser may be past it.
  setTimeout(
    () => {
      refresh(until).catch((error: unknown) => {
        console.error(error);
        // For example because the device has just woken up.
        setTimeout(wait, AGAIN_MS, until);
      });
    },
    left < 0 ? 0 : left + LATER_MS,
  );
}

async function refresh(until: string) {
  const page = new DOMParser().parseFromString(ownHtml(await (await fetch(location.href)).text()), 'text/html');
  const fresh = page.querySelectorAll('[data-timed]');
  // Live islands follow the clock themselves.
  for (const [at, part] of document.querySelectorAll('[data-timed]').entries())
    if (fresh[at] && !part.isEqualNode(fresh[at]) && !part.matches('.island:not([data-island])')) part.replaceWith(fresh[at]);
  const next = page.getElementById('main')?.dataset['validUntil'];
  // Equal where the visitor's clock is ahead of the server's.
  if (next === until) setTimeout(wait, AGAIN_MS, until);
  else if (next) wait(next);
}

/** Reloads the page once if the server could not read a part of it. */
export function retryFailedReads() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && document.querySelector('[data-skeleton]')) setTimeout(() => location.reload(), LATER_MS);
}

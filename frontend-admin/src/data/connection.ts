import { useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

const PROBE = '/api/health/live';
const PROBE_EVERY_MS = 5_000;

let reachable = true;
let watched = false;
let probing: ReturnType<typeof setTimeout> | undefined;
const { notify, subscribe } = newListeners();

function set(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  notify();
  clearTimeout(probing);
  if (!next && watched) probeSoon();
}

/** The browser's events cover its own network only: nothing announces that a server is back. */
function probeSoon(): void {
  probing = setTimeout(() => void probe(), PROBE_EVERY_MS);
}

async function probe(): Promise<void> {
  try {
    if (navigator.onLine) {
      await fetch(PROBE, { cache: 'no-store' });
      set(true);
    }
  } catch {
    // Still unreachable.
  }
  if (!reachable) probeSoon();
}

/** Called after any response of the server, including errors. */
export const serverResponded = (): void => set(true);
/** Called when a request got no response at all. */
export const serverSilent = (): void => set(false);

/** Follows the browser's network events; called once, when the backoffice starts. */
export function watchNetwork(): void {
  watched = true;
  window.addEventListener('offline', serverSilent);
  window.addEventListener('online', () => void probe());
  if (!navigator.onLine) serverSilent();
}

/** Whether the server can be reached, as far as is known. */
export const useReachable = (): boolean => useSyncExternalStore(subscribe, () => reachable);

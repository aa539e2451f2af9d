import { useSyncExternalStore } from 'react';

export type Mode = 'light' | 'dark';

const KEY = 'backoffice.mode';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function currentMode(): Mode {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const media = systemDark();
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
  };
}

/** Follows the system until the user chooses; the choice is kept in this browser. */
export const useMode = (): Mode => useSyncExternalStore(subscribe, currentMode);

export function chooseMode(mode: Mode): void {
  localStorage.setItem(KEY, mode);
  listeners.forEach((listener) => listener());
}

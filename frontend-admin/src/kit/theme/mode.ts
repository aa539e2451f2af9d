import { useSyncExternalStore } from 'react';
import { newListeners } from '../../data/listeners';

export type Mode = 'light' | 'dark';

const KEY = 'backoffice.mode';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const choices = newListeners();

function currentMode(): Mode {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const forget = choices.subscribe(listener);
  const media = systemDark();
  media.addEventListener('change', listener);
  return () => {
    forget();
    media.removeEventListener('change', listener);
  };
}

/** Follows the system until the user chooses; the choice is kept in this browser. */
export const useMode = (): Mode => useSyncExternalStore(subscribe, currentMode);

export function chooseMode(mode: Mode): void {
  localStorage.setItem(KEY, mode);
  choices.notify();
}

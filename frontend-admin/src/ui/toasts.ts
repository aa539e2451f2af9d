import { useSyncExternalStore } from 'react';

export interface Toast {
  title: string;
  description?: string;
  /** Why it failed, in the server's words; shown under the description. */
  reason?: string;
  variant: 'default' | 'destructive';
}

interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a notification and replaces the previous one. */
export function showToast(toast: Toast): void {
  lastId += 1;
  show({ ...toast, id: lastId });
}

/** Closes the notice; a newer one stays. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export const currentToast = (): ShownToast | null => shown;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToast = (): ShownToast | null => useSyncExternalStore(subscribe, currentToast);

import { useSyncExternalStore } from 'react';
import { newListeners } from '../data/listeners';

export interface Toast {
  title: string;
  description?: string;
  /** A line under the description: why it failed, in the server's words, or what a colleague has changed. */
  reason?: string;
  variant: 'default' | 'destructive';
}

interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const { notify, subscribe } = newListeners();

function show(next: ShownToast | null): void {
  shown = next;
  notify();
}

/** Shows a notification and replaces the previous one. */
export function showToast(toast: Toast): void {
  lastId += 1;
  show({ ...toast, id: lastId });
}

/** Adds a line to the notice that is shown, unless a newer one or a line of its own is there. */
export function addReason(id: number | undefined, reason: string): void {
  if (shown && shown.id === id && shown.reason === undefined) show({ ...shown, reason });
}

/** Closes the notice; a newer one stays. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export const currentToast = (): ShownToast | null => shown;

export const useToast = (): ShownToast | null => useSyncExternalStore(subscribe, currentToast);

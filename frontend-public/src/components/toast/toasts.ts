export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
}

const REMOVE_DELAY_MS = 1_000_000;

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

export type Notice = Pick<Toast, 'title' | 'description'> & { variant?: Toast['variant'] };

/** Replaces the notice that is shown. */
export function replaceToast(notice: Notice) {
  clearTimeout(removal);
  lastId += 1;
  set({ variant: 'default', ...notice, id: lastId, open: true });
}

export function dismissToast(id: number) {
  if (current?.id !== id) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), REMOVE_DELAY_MS);
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const currentToast = (): Toast | null => current;

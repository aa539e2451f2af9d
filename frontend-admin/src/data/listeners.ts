/** Tells components of a change outside React: `subscribe` is for useSyncExternalStore. */
export function newListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

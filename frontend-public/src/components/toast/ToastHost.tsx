import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToast, subscribeToToasts, type Toast } from './toasts';

const none = () => null;

/** Loads what draws the notices with the first of them: most visits never see one. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const [Viewport, setViewport] = useState<ComponentType<{ toast: Toast | null }>>();
  const needed = toast !== null;
  useEffect(() => {
    if (!needed) return;
    import('./ToastViewport').then(
      ({ ToastViewport }) => setViewport(() => ToastViewport),
      (error: unknown) => console.error(error),
    );
  }, [needed]);
  return Viewport ? <Viewport toast={toast} /> : null;
}

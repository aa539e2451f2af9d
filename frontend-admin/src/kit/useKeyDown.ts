import { useEffect, useEffectEvent } from 'react';

/** Calls `act` with each key that is pressed, wherever the focus is. */
export function useKeyDown(act: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(act);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

import { useEffect, useState } from 'react';

/** Returns what is typed once its writer pauses, so that not each key sends a request. */
export function usePaused(typed: string, pauseMs: number): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return paused;
}

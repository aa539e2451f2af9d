import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';

const AUTOPLAY_MS = 5000;

interface Position {
  index: number;
  leaving: number | null;
  direction: 'forward' | 'back';
}

type Move = { by: number } | { to: number };

const wrap = (index: number, count: number) => (index + count) % count;

const never = () => () => undefined;
const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const unknown = () => false;

/** Advances by itself until paused. */
export function useCarousel(count: number) {
  const [{ index, leaving, direction }, move] = useReducer(
    (from: Position, step: Move): Position => {
      const index = 'by' in step ? wrap(from.index + step.by, count) : step.to;
      if (index === from.index) return from;
      const forward = 'by' in step ? step.by > 0 : step.to > from.index;
      return { index, leaving: from.index, direction: forward ? 'forward' : 'back' };
    },
    { index: 0, leaving: null, direction: 'forward' },
  );
  // Visitors who prefer reduced motion start it themselves.
  const calm = useSyncExternalStore(never, wantsCalm, unknown);
  const [chosen, setPlaying] = useState<boolean>();
  const playing = chosen ?? !calm;

  useEffect(() => {
    if (!playing || count < 2) return undefined;
    const timer = setInterval(() => move({ by: 1 }), AUTOPLAY_MS);
    return () => clearInterval(timer);
    // `index` restarts the interval after every move.
  }, [playing, count, index]);

  return { index, leaving, direction, move, playing, setPlaying };
}

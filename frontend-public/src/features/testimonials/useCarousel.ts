import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';

/** Section 9 */
const AUTOPLAY_MS = 5000;

interface Position {
  index: number;
  /** The one that slides out. */
  leaving: number | null;
  direction: 'forward' | 'back';
}

type Move = { by: number } | { to: number };

const wrap = (index: number, count: number) => (index + count) % count;

const never = () => () => undefined;
const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const unknown = () => false;

/** Which testimonial is shown; advances by itself until it is paused. */
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
  // Those who asked for less motion start it themselves, if they like.
  const calm = useSyncExternalStore(never, wantsCalm, unknown);
  const [chosen, setPlaying] = useState<boolean>();
  const playing = chosen ?? !calm;

  useEffect(() => {
    if (!playing || count < 2) return undefined;
    const timer = setInterval(() => move({ by: 1 }), AUTOPLAY_MS);
    return () => clearInterval(timer);
    // The index stands here so that every move, by hand too, starts the five seconds anew.
  }, [playing, count, index]);

  return { index, leaving, direction, move, playing, setPlaying };
}

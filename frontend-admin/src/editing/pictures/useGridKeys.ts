import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const stops = (grid: HTMLElement | null): HTMLElement[] => [...(grid?.querySelectorAll<HTMLElement>('button') ?? [])];

/** How far an arrow key moves in a grid of this many columns. */
const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
});

/** Makes a grid of buttons one Tab stop; arrow keys, Home and End move within it. */
export function useGridKeys<E extends HTMLElement>() {
  const ref = useRef<E>(null);

  // Pictures come and go with the search; one is always a Tab stop.
  useEffect(() => {
    const all = stops(ref.current);
    const current = all.find((button) => button === document.activeElement) ?? all[0];
    for (const button of all) button.tabIndex = button === current ? 0 : -1;
  });

  const onFocus = (event: FocusEvent) => {
    for (const button of stops(ref.current)) button.tabIndex = button === event.target ? 0 : -1;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = stops(ref.current);
    const index = all.findIndex((button) => button === document.activeElement);
    if (index < 0) return;
    const top = all[0]?.offsetTop;
    const columns = all.filter((button) => button.offsetTop === top).length;
    const step = steps(columns)[event.key];
    const target = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step && all[index + step];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return { ref, onFocus, onKeyDown };
}

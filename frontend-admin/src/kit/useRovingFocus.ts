import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** How far an arrow key moves in a grid of this many columns. */
const stepsIn = (columns: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ...(columns > 0 && { ArrowDown: columns, ArrowUp: -columns }),
});

/** Makes a group of buttons one Tab stop; arrow keys, Home and End move within it: round a toolbar, also up and down in a grid. */
export function useRovingFocus<E extends HTMLElement>(shape: 'toolbar' | 'grid') {
  const ref = useRef<E>(null);
  const stop = useRef<Element>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  // Buttons come and go; one is always a Tab stop.
  useEffect(() => {
    const all = buttons();
    const current = all.find((button) => button === stop.current) ?? all[0];
    for (const button of all) button.tabIndex = button === current ? 0 : -1;
  });

  const onFocus = ({ target }: FocusEvent) => {
    stop.current = target;
    for (const button of buttons()) button.tabIndex = button === target ? 0 : -1;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const index = all.findIndex((button) => button === document.activeElement);
    if (index < 0) return;
    const columns = shape === 'grid' ? all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length : 0;
    const step = stepsIn(columns)[event.key];
    const next = step && (shape === 'grid' ? all[index + step] : all.at((index + step) % all.length));
    const target = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : next;
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return { ref, onFocus, onKeyDown };
}

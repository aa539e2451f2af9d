import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes a toolbar one Tab stop; arrow keys, Home and End move within it. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const stopAt = (target: HTMLElement | undefined) => buttons().forEach((button) => (button.tabIndex = button === target ? 0 : -1));

  // Buttons of tables come and go with the cursor; one is always a Tab stop.
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    if (!all.some((button) => button.tabIndex === 0) && all[0]) all[0].tabIndex = 0;
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => stopAt(event.target);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = buttons();
    const index = all.indexOf(document.activeElement as HTMLElement);
    if (!step || index < 0) return;
    event.preventDefault();
    all[step(index, all.length - 1)]?.focus();
  };
  return { ref, onFocus, onKeyDown };
}

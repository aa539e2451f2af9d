import { useEffect } from 'react';

/**
 * When a part of the screen goes away with the focus in it, what the selector finds takes the focus: the next Tab and what a screen
 * reader says go on from there, not from the top of the window.
 */
export function useFocusReturns(selector: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
    },
    [selector],
  );
}

import { useEffect, useRef } from 'react';

/** A ref that focuses the element when it appears after a key or click. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/**
 * When a part of the screen is removed with the focus in it, moves the focus to what `selector` finds, so that Tab and screen readers
 * continue there instead of at the top of the window.
 */
export function useFocusReturns(selector: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
    },
    [selector],
  );
}

/**
 * Keeps the keyboard focus on a row that was moved, which would lose it. Each row carries its id in `data-row`; call `touched` with the
 * id of the row to focus.
 */
export function useFocusFollows<L extends HTMLElement>(rows: unknown) {
  const row = useRef<string | null>(null);
  const list = useRef<L>(null);

  useEffect(() => {
    if (!row.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${row.current}"] button:not(:disabled)`)?.focus();
  }, [rows]);

  return {
    list,
    touched: (id: string | null) => {
      row.current = id;
    },
  };
}

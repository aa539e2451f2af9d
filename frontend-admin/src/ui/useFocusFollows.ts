import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's focus with a row that was moved: a row that comes to lie elsewhere loses it, and so does a button that has
 * nowhere left to move to. Each row carries its id in `data-row`; `touched` names the row that shall have the focus.
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

import { useEffect } from 'react';

let forms = 0;

/** Whether leaving the screen would lose something. */
export const hasUnsavedWork = (): boolean => forms > 0;

/** Registers a form with unsaved changes: only the user may then leave the screen. */
export function useUnsavedWork(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    forms += 1;
    return () => {
      forms -= 1;
    };
  }, [dirty]);
}

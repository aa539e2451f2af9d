import { createContext, Fragment, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

/** Opens a dialog in place of the one that is open. It is given a function that closes it, and no later one. */
type OpenRowDialog = (dialog: (close: () => void) => ReactNode) => void;

const RowDialogContext = createContext<OpenRowDialog | null>(null);

/**
 * Renders the dialogs that the buttons of a list's rows open, above the list: a row goes whenever the list is read again without it, and
 * would take its question along.
 */
export const RowDialogs = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ id: number; dialog: ReactNode } | null>(null);
  const lastId = useRef(0);
  const open: OpenRowDialog = useCallback((dialog) => {
    const id = (lastId.current += 1);
    setShown({ id, dialog: dialog(() => setShown((current) => (current?.id === id ? null : current))) });
  }, []);
  return (
    <RowDialogContext value={open}>
      {children}
      {shown && <Fragment key={shown.id}>{shown.dialog}</Fragment>}
    </RowDialogContext>
  );
};

export function useRowDialog(): OpenRowDialog {
  const open = useContext(RowDialogContext);
  if (!open) throw new Error('A row action stands in a RecordList.');
  return open;
}

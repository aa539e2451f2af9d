import { Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { focusOnMount, useFocusReturns } from './focus';
import { HelpLink } from './HelpLink';

export interface ConfirmDialogProps {
  title: string;
  question: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The guide's entry about it; defaults to that of the screen. */
  help?: string | undefined;
  /** Below the question. */
  children?: ReactNode;
}

/** A question about records. What has to be chosen is sent as fields with an update, as parameters with a deletion. */
export interface RecordQuestionProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  ids: readonly Identifier[];
  onConfirm: (chosen?: Record<string, string>) => void;
}

/**
 * Calls `onConfirm` once; the caller closes the dialog. The focus returns to the button that opened it, or to the page when that is gone.
 * react-admin's Confirm focuses the confirming button, and disables Cancel while the request runs.
 */
export const ConfirmDialog = ({ title, question, action, busy, help, onConfirm, onClose, children }: ConfirmDialogProps) => {
  const id = useId();
  const confirmed = useRef(false);
  const confirm = () => {
    // A second click can arrive before the button is disabled.
    if (confirmed.current) return;
    confirmed.current = true;
    onConfirm();
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        role="alertdialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={`${id}title`} sx={{ pr: 8, fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
          <HelpLink entry={help} isInDialog />
        </Box>
        <DialogContent>
          <DialogContentText id={`${id}text`}>{question}</DialogContentText>
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button ref={focusOnMount} variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" color="error" loading={busy} onClick={confirm}>
            {action}
          </Button>
        </DialogActions>
      </Dialog>
      <FocusHome />
    </>
  );
};

interface AskingButtonProps extends Omit<ButtonProps, 'action' | 'title'>, Pick<ConfirmDialogProps, 'title' | 'question' | 'action'> {
  /** The dialog closes once it settles. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks before it does something. */
export const AskingButton = ({ title, question, action, onConfirm, ...button }: AskingButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const settled = () => {
    setBusy(false);
    setAsked(false);
  };
  const confirm = () => {
    setBusy(true);
    onConfirm().then(settled, settled);
  };
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      {isAsked && <ConfirmDialog {...{ title, question, action, busy }} onConfirm={confirm} onClose={() => setAsked(false)} />}
    </>
  );
};

/** After the dialog, which first returns the focus to the button that opened it, if that still exists. */
const FocusHome = () => {
  useFocusReturns('#main-content');
  return null;
};

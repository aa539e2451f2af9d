import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { focusOnMount } from './focusOnMount';
import { useFocusReturns } from './useFocusReturns';

interface ConfirmDialogProps {
  title: string;
  question: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The focus starts on Cancel: Enter alone destroys nothing. It returns to what asked, or to the page when that went away meanwhile. */
export const ConfirmDialog = ({ title, question, action, busy, onConfirm, onClose }: ConfirmDialogProps) => {
  const id = useId();
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
        <DialogTitle id={`${id}title`} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}text`}>{question}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button ref={focusOnMount} variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" color="error" loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </DialogActions>
      </Dialog>
      <FocusHome />
    </>
  );
};

/** Comes after the dialog, so that the dialog first gives the focus back to what opened it, if that is still there. */
const FocusHome = () => {
  useFocusReturns('#main-content');
  return null;
};

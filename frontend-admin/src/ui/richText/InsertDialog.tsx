import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface InsertDialogProps {
  title: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small question of the editor's. No form of its own: it stands in one, and Enter must not send that. */
export const InsertDialog = ({ title, action, onConfirm, onClose, children }: InsertDialogProps) => {
  const id = useId();
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    // Keys pressed here are not the toolbar's, in which React nests this dialog.
    <Dialog open onClose={onClose} onKeyDown={(event) => event.stopPropagation()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent onKeyDown={confirmOnEnter} sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

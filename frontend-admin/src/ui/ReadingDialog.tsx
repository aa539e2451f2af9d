import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame';

interface ReadingDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  maxWidth?: 'sm' | 'md' | 'lg';
}

/** A dialog with nothing to do but read it; the keyboard can scroll what is longer than the screen. */
export const ReadingDialog = ({ children, ...frame }: ReadingDialogProps) => (
  <DialogFrame {...frame}>
    <DialogContent dividers tabIndex={0}>
      {children}
    </DialogContent>
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button variant="outlined" onClick={frame.onClose}>
        Close
      </Button>
    </DialogActions>
  </DialogFrame>
);

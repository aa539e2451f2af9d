import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useDocumentTitle } from './useDocumentTitle';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  maxWidth?: 'sm' | 'md' | 'lg';
}

/** A titled dialog; on a phone it takes the whole screen. */
export const DialogFrame = ({ title, onClose, children, maxWidth = 'md' }: DialogFrameProps) => {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useDocumentTitle(title);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ pr: 8, fontSize: '1.25rem', fontWeight: 700 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Close dialog" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12, width: 44, height: 44 }}>
        <X size={20} />
      </IconButton>
      {children}
    </Dialog>
  );
};

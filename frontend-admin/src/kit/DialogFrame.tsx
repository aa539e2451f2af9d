import { Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogTitle, type Theme, useMediaQuery } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ConnectionBanner } from './ConnectionBanner';
import { HelpLink } from './HelpLink';
import { IconAction } from './IconAction';
import { useDocumentTitle } from './PageHeader';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** The guide's entry about it; defaults to that of the screen, false for none. */
  help?: string | false | undefined;
}

/** The form and the page stand side by side. */
const WIDE_WITH_PREVIEW = {
  '& > .MuiDialog-container > .MuiDialog-paper:has(.preview-panel)': {
    maxWidth: 'min(1760px, calc(100% - 32px))',
    height: 'calc(100% - 32px)',
    maxHeight: 'none',
    m: 2,
  },
};

/** What loads makes it longer, and its title stays where it is. */
const FROM_THE_TOP = { '& > .MuiDialog-container': { alignItems: 'flex-start' } };

/** A titled dialog, full-screen on a phone. */
export const DialogFrame = ({ title, onClose, children, maxWidth = 'md', help }: DialogFrameProps) => {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useDocumentTitle(title);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={phone}
      aria-labelledby={id}
      sx={{ ...FROM_THE_TOP, ...WIDE_WITH_PREVIEW }}
    >
      <ConnectionBanner />
      <DialogTitle id={id} component="h2" sx={{ pr: 14, fontSize: '1.25rem', fontWeight: 700 }}>
        {title}
      </DialogTitle>
      <Box sx={{ display: 'flex', alignSelf: 'flex-end', mt: '-52px', mr: 1.5, mb: 1 }}>
        {help !== false && <HelpLink entry={help} isInDialog />}
        <IconAction label="Close dialog" icon={X} onClick={onClose} sx={{ width: 44, height: 44 }} />
      </Box>
      {children}
    </Dialog>
  );
};

interface ContentDialogProps extends DialogFrameProps {
  /** The button that does something, undefined in a dialog for reading; false while there is nothing to do. */
  action?: ButtonProps | false;
  /** A further button, before it. */
  beside?: ReactNode;
  leave?: 'Cancel' | 'Close';
  /** Whether the content is for reading: it scrolls by keyboard, too. */
  reads?: boolean;
}

/** A dialog whose content scrolls between its title and its buttons. */
export const ContentDialog = ({
  children,
  action,
  beside,
  reads = action === undefined,
  leave = reads ? 'Close' : 'Cancel',
  ...frame
}: ContentDialogProps) => (
  <DialogFrame {...frame}>
    <DialogContent dividers tabIndex={reads ? 0 : undefined}>
      {children}
    </DialogContent>
    <DialogActions disableSpacing sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={frame.onClose}>
        {leave}
      </Button>
      {beside}
      {action && <Button variant="contained" {...action} />}
    </DialogActions>
  </DialogFrame>
);

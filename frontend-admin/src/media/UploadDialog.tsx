import { Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../kit/DialogFrame';
import { DropZone } from '../editing/pictures/DropZone';
import { UploadItems } from '../editing/pictures/UploadItems';
import { uploadLabel, useUploads } from '../editing/pictures/useUploads';

interface UploadDialogProps {
  /** Files that were dropped on the library. */
  chosen: readonly File[];
  onClose: () => void;
}

export const UploadDialog = ({ chosen, onClose }: UploadDialogProps) => {
  const { uploads, dispatch, busy, sendAll, mayLeave } = useUploads(chosen, onClose);
  const translate = useTranslate();
  const leave = () => mayLeave() && onClose();

  return (
    <DialogFrame title={translate('resources.media.page.create')} onClose={leave} maxWidth="sm">
      <DialogContent dividers>
        <DropZone disabled={busy} onChoose={(files) => dispatch({ type: 'choose', files })} />
        <UploadItems uploads={uploads} disabled={busy} dispatch={dispatch} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={leave}>
          Cancel
        </Button>
        <Button variant="contained" disabled={busy || uploads.length === 0} onClick={() => void sendAll()}>
          {uploadLabel(busy, uploads.length)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../ui/DialogFrame';
import { DropZone } from './DropZone';
import { UploadItem } from './UploadItem';
import { useUploads } from './useUploads';

interface UploadDialogProps {
  /** Files that were dropped onto the library: the dialog opens with them. */
  chosen: readonly File[];
  onClose: () => void;
}

export const UploadDialog = ({ chosen, onClose }: UploadDialogProps) => {
  const { uploads, dispatch, busy, sendAll } = useUploads(chosen, onClose);
  const translate = useTranslate();
  const count = uploads.length;
  const leave = () => {
    if (count === 0 || window.confirm(translate('ra.message.unsaved_changes'))) onClose();
  };

  return (
    <DialogFrame title={translate('resources.media.page.create')} onClose={leave} maxWidth="sm">
      <DialogContent dividers>
        <DropZone disabled={busy} onChoose={(files) => dispatch({ type: 'choose', files })} />
        {count > 0 && (
          <Box component="ul" aria-label="Chosen files" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2.5, display: 'grid', gap: 2 }}>
            {uploads.map((item) => (
              <UploadItem
                key={item.id}
                upload={item}
                disabled={busy}
                onAlt={(alt) => dispatch({ type: 'change', id: item.id, change: { alt } })}
                onRemove={() => dispatch({ type: 'remove', id: item.id })}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={leave}>
          Cancel
        </Button>
        <Button variant="contained" disabled={busy || count === 0} onClick={() => void sendAll()}>
          {busy ? 'Uploading...' : count > 1 ? `Upload ${count} files` : 'Upload'}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};

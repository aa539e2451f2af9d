import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { MediaFile } from '../../data/types';
import { DialogFrame } from '../../kit/DialogFrame';
import { DropZone } from './DropZone';
import type { Kind } from './files';
import { LibraryGrid } from './LibraryGrid';
import { UploadItems } from './UploadItems';
import { uploadLabel, useUploads } from './useUploads';

interface FilePickerProps {
  kind: Kind;
  /** Takes several files; otherwise the first that is uploaded is chosen. */
  several?: boolean;
  onChoose: (files: readonly MediaFile[]) => void;
  onClose: () => void;
}

/** Chooses from the library, or uploads and chooses at once. */
export const FilePicker = ({ kind, several = false, onChoose, onClose }: FilePickerProps) => {
  const take = (files: readonly MediaFile[]) => {
    onChoose(several ? files : files.slice(0, 1));
    onClose();
  };
  const { uploads, dispatch, busy, sendAll, remove, mayLeave } = useUploads([], take);
  const leave = () => mayLeave() && onClose();
  const noun = kind === 'pdf' ? 'document' : several ? 'pictures' : 'picture';

  return (
    <DialogFrame title={`Choose ${several ? noun : `a ${noun}`}`} onClose={leave}>
      <DialogContent dividers>
        <DropZone kind={kind} disabled={busy} onChoose={(files) => dispatch({ type: 'choose', files })} />
        <UploadItems uploads={uploads} disabled={busy} dispatch={dispatch} onRemove={remove} />
        {uploads.length === 0 && (
          <Box sx={{ mt: 3 }}>
            <LibraryGrid kind={kind} onChoose={(file) => take([file])} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" onClick={leave}>
          Cancel
        </Button>
        {uploads.length > 0 && (
          <Button variant="contained" disabled={busy} onClick={() => void sendAll()}>
            {busy ? uploadLabel(busy, uploads.length) : 'Upload and use'}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
};

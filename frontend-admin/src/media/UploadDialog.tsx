import { Box, Button, DialogActions, DialogContent, LinearProgress, TextField, Typography } from '@mui/material';
import { CircleAlert, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../ui/DialogFrame';
import { RowAction } from '../ui/RowActions';
import { DropZone } from './DropZone';
import { formatSize, isPicture, type Upload } from './files';
import { FilePicture } from './MediaTile';
import { useUploads } from './useUploads';

interface UploadDialogProps {
  /** Files that were dropped on the library. */
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

interface UploadItemProps {
  upload: Upload;
  disabled: boolean;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

const UploadItem = ({ upload: { file, alt, state, progress, reason }, disabled, onAlt, onRemove }: UploadItemProps) => {
  const picture = isPicture(file.type);
  return (
    <Box component="li" aria-label={file.name} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ width: 72, height: 72, flex: 'none', borderRadius: '8px', overflow: 'hidden', bgcolor: 'action.hover' }}>
        {picture ? <LocalPicture file={file} /> : <FilePicture src={null} alt="" />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>{file.name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {formatSize(file.size)}
          </Typography>
        </Box>
        {picture && (
          <TextField
            label="Alt text"
            value={alt}
            disabled={disabled}
            onChange={({ target }) => onAlt(target.value)}
            helperText="Describe the picture for people who cannot see it."
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        )}
        {state === 'sending' && (
          <LinearProgress
            aria-label={`Uploading ${file.name}`}
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(progress * 100)}
            color="secondary"
          />
        )}
        {reason && (
          <Typography role="alert" variant="body2" sx={{ display: 'flex', gap: 1, color: 'error.main' }}>
            <Box component="span" sx={{ flex: 'none', display: 'flex', pt: 0.25 }}>
              <CircleAlert size={16} aria-hidden />
            </Box>
            {reason}
          </Typography>
        )}
      </Box>
      <RowAction label={`Remove ${file.name}`} icon={X} disabled={disabled} onClick={onRemove} />
    </Box>
  );
};

/** Falls back to an icon when the file is not a picture. */
const LocalPicture = ({ file }: { file: File }) => {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (broken) return <FilePicture src={null} alt="" />;
  return (
    <Box
      component="img"
      ref={show}
      alt=""
      onError={() => setBroken(true)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
};

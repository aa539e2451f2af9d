import { Box, Checkbox, FormControlLabel, LinearProgress, TextField, Typography } from '@mui/material';
import { CircleAlert, X } from 'lucide-react';
import { RowAction } from '../../kit/RowActions';
import { formatSize, isPicture, type Upload, type UploadAction } from './files';
import { FilePicture, LocalPicture } from './FilePicture';

interface UploadItemsProps {
  uploads: readonly Upload[];
  disabled: boolean;
  dispatch: (action: UploadAction) => void;
  /** Defaults to leaving the file out. */
  onRemove?: (id: number) => void;
}

/** The files chosen for upload: what each shows, its progress, and why it was refused. */
export const UploadItems = ({ uploads, disabled, dispatch, onRemove = (id) => dispatch({ type: 'remove', id }) }: UploadItemsProps) =>
  uploads.length > 0 && (
    <Box component="ul" aria-label="Chosen files" sx={{ listStyle: 'none', m: 0, p: 0, mt: 2.5, display: 'grid', gap: 2 }}>
      {uploads.map((upload) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          disabled={disabled}
          onChange={(change) => dispatch({ type: 'change', id: upload.id, change })}
          onRemove={() => onRemove(upload.id)}
        />
      ))}
    </Box>
  );

interface UploadItemProps {
  upload: Upload;
  disabled: boolean;
  onChange: (change: Partial<Pick<Upload, 'alt' | 'decorative'>>) => void;
  onRemove: () => void;
}

const UploadItem = ({ upload, disabled, onChange, onRemove }: UploadItemProps) => {
  const { file, alt, decorative, state, progress, reason } = upload;
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
          <div>
            <TextField
              label="Alt text"
              fullWidth
              value={alt}
              disabled={disabled || decorative}
              onChange={({ target }) => onChange({ alt: target.value })}
              helperText="What the picture shows, for people who cannot see it."
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            <FormControlLabel
              label="Decorative, needs no description"
              disabled={disabled}
              control={<Checkbox checked={decorative} onChange={(_, checked) => onChange({ decorative: checked })} />}
            />
          </div>
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

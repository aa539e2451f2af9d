import { Box, Checkbox, FormControlLabel, LinearProgress, TextField, Typography } from '@mui/material';
import { CircleAlert, X } from 'lucide-react';
import { RowAction } from '../../kit/RowActions';
import { termHelp } from '../../kit/TermHelp';
import { Note } from '../../kit/texts';
import { formatSize, isPicture, type Upload } from './files';
import { FilePicture, LocalPicture } from './FilePicture';

interface UploadItemProps {
  upload: Upload;
  disabled: boolean;
  /** The id of the text that says what to write. */
  hintId: string;
  onChange: (change: Partial<Pick<Upload, 'alt' | 'decorative'>>) => void;
  onRemove: () => void;
}

/** A file chosen for upload: what it shows, its progress, and why it was refused. */
export const UploadItem = ({ upload, disabled, hintId, onChange, onRemove }: UploadItemProps) => {
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
          <Note>{formatSize(file.size)}</Note>
        </Box>
        {picture && (
          <div>
            <TextField
              label="Alt text"
              fullWidth
              value={alt}
              disabled={disabled || decorative}
              onChange={({ target }) => onChange({ alt: target.value })}
              slotProps={{ input: { endAdornment: termHelp('Alt text') }, htmlInput: { maxLength: 500, 'aria-describedby': hintId } }}
            />
            <FormControlLabel
              label="Decorative, needs no description"
              disabled={disabled}
              control={<Checkbox checked={decorative} onChange={(_, checked) => onChange({ decorative: checked })} />}
            />
          </div>
        )}
        {state === 'sending' && <UploadProgress label={`Uploading ${file.name}`} progress={progress} />}
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

/** `progress`: the part that is sent; then the server works on it. */
export const UploadProgress = ({ label, progress }: { label: string; progress: number }) => (
  <LinearProgress
    aria-label={label}
    variant={progress < 1 ? 'determinate' : 'indeterminate'}
    value={Math.round(progress * 100)}
    color="secondary"
    sx={{ width: '100%' }}
  />
);

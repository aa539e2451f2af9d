import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CircleAlert, X } from 'lucide-react';
import { RowAction } from '../ui/RowAction';
import { isPicture } from './choices';
import { FilePicture } from './FilePicture';
import { formatSize } from './formatSize';
import { LocalPicture } from './LocalPicture';
import type { Upload } from './uploads';

interface UploadItemProps {
  upload: Upload;
  disabled: boolean;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** One chosen file: what it is, what it shows, how far it is, and why it was refused. */
export const UploadItem = ({ upload: { file, alt, state, progress, reason }, disabled, onAlt, onRemove }: UploadItemProps) => {
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
            helperText="What the picture shows, for people who cannot see it."
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

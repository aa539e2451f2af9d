import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED } from './choices';
import { useFileDrop } from './useFileDrop';

interface DropZoneProps {
  disabled: boolean;
  onChoose: (files: File[]) => void;
}

/** Files are dropped here, or chosen by the button. */
export const DropZone = ({ disabled, onChoose }: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop((files) => !disabled && onChoose(files));
  return (
    <Box
      {...handlers}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        px: 2,
        py: 4,
        textAlign: 'center',
        border: '2px dashed',
        borderColor: over ? 'secondary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>
        <Upload size={28} aria-hidden />
      </Box>
      <Typography>Drop pictures or PDFs here</Typography>
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <Typography variant="body2" color="text.secondary">
        JPEG, PNG, WebP, AVIF, GIF or PDF, at most 15 MB each.
      </Typography>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again, say after it was mended.
          target.value = '';
        }}
      />
    </Box>
  );
};

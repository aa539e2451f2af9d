import { Box, Button, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { ACCEPTED } from './files';

interface DropZoneProps {
  disabled: boolean;
  onChoose: (files: File[]) => void;
}

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
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
};

/** Accepts dropped files; `over` is true while files are dragged over the element. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Otherwise the browser opens the file.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const target = event.relatedTarget;
      if (!(target instanceof Node && event.currentTarget.contains(target))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}

import { Box, Typography } from '@mui/material';
import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../../kit/FileButton';
import { Note } from '../../kit/texts';
import { accepted, type Kind } from './files';

interface DropZoneProps {
  disabled: boolean;
  /** Offers files of one kind only. */
  kind?: Kind;
  onChoose: (files: File[]) => void;
}

const HINTS: Readonly<Record<Kind | 'all', readonly [drop: string, formats: string]>> = {
  image: ['Drop pictures here', 'JPEG, PNG, WebP, AVIF, GIF, HEIC or SVG, at most 15 MB each.'],
  pdf: ['Drop a PDF here', 'At most 15 MB.'],
  all: ['Drop pictures or PDFs here', 'JPEG, PNG, WebP, AVIF, GIF, HEIC, SVG or PDF, at most 15 MB each.'],
};

/** Where a finger points, there is a camera to hand, and nothing to drop. */
const ON_TOUCH = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } };
const NOT_ON_TOUCH = { display: 'flex', '@media (pointer: coarse)': { display: 'none' } };

export const DropZone = ({ disabled, kind, onChoose }: DropZoneProps) => {
  const { over, handlers } = useFileDrop((dropped) => !disabled && onChoose(dropped));
  const [drop, formats] = HINTS[kind ?? 'all'];
  return (
    <Box
      {...handlers}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        px: 2,
        py: 3,
        textAlign: 'center',
        border: '2px dashed',
        borderColor: over ? 'secondary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <Typography sx={{ ...NOT_ON_TOUCH, alignItems: 'center', gap: 1 }}>
        <Upload size={20} aria-hidden />
        {drop}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <FileButton disabled={disabled} input={{ accept: accepted(kind), multiple: true }} onChoose={onChoose}>
          Choose files
        </FileButton>
        {kind !== 'pdf' && (
          <FileButton
            disabled={disabled}
            startIcon={<Camera size={18} aria-hidden />}
            input={{ accept: 'image/*', capture: 'environment' }}
            onChoose={onChoose}
            sx={ON_TOUCH}
          >
            Take a photo
          </FileButton>
        )}
      </Box>
      <Note>{formats}</Note>
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

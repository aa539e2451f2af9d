import { Box, Button, useTheme } from '@mui/material';
import { useState } from 'react';
import { tones } from '../../theme/colours';
import { fold, type Piece } from './markChange';

/** A text with its changes marked; a long one is folded. */
export const ChangedText = ({ pieces, isNew = false }: { pieces: Piece[]; isNew?: boolean }) => {
  const [open, setOpen] = useState(false);
  const { text, background } = tones[useTheme().palette.mode][isNew ? 'success' : 'attention'];
  const folded = fold(pieces);
  const isLong = folded.some((piece, index) => piece.text !== pieces[index]?.text);
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {(open ? pieces : folded).map((piece, index) => (
          <Box
            key={index}
            component={piece.changed ? (isNew ? 'ins' : 'del') : 'span'}
            sx={piece.changed ? { color: text, bgcolor: background, borderRadius: '4px', textDecoration: 'none' } : undefined}
          >
            {piece.text}
          </Box>
        ))}
      </Box>
      {isLong && (
        <Button size="small" variant="text" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1, ml: -1 }}>
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
};

import { Box, Button, useTheme } from '@mui/material';
import { useState } from 'react';
import { tones } from '../../kit/theme/colours';
import { visuallyHidden } from '../../kit/theme/components';
import { fold, type Piece } from './markChange';

/** A text with its changes marked; a long one is folded. `isNew`: whether it is the later version, for pieces that do not say so themselves. */
export const ChangedText = ({ pieces, isNew = false }: { pieces: Piece[]; isNew?: boolean }) => {
  const [open, setOpen] = useState(false);
  const folded = fold(pieces);
  const isLong = folded.some((piece, index) => piece.text !== pieces[index]?.text);
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {(open ? pieces : folded).map(({ text, changed, as = isNew ? 'ins' : 'del' }, index) =>
          changed ? (
            <Marked key={index} as={as}>
              {text}
            </Marked>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </Box>
      {isLong && (
        <Button size="small" variant="text" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1, ml: -1 }}>
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
};

/** Inserted or deleted words: by colour, by a line, and in words for screen readers, few of which say it of themselves. */
const Marked = ({ as, children }: { as: 'ins' | 'del'; children: string }) => {
  const { text, background } = tones[useTheme().palette.mode][as === 'ins' ? 'success' : 'attention'];
  return (
    <Box
      component={as}
      sx={{
        color: text,
        bgcolor: background,
        borderRadius: '4px',
        textDecoration: as === 'ins' ? 'underline' : 'line-through',
        textDecorationThickness: '1px',
        'del + &': { marginInlineStart: '0.3em' },
        '&::before': { ...visuallyHidden, content: as === 'ins' ? '"added: "' : '"removed: "' },
      }}
    >
      {children}
    </Box>
  );
};

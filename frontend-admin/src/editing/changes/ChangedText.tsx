import { Box, Button, useTheme } from '@mui/material';
import { useState } from 'react';
import { tones } from '../../kit/theme/colours';
import { visuallyHidden } from '../../kit/theme/components';
import { Note } from '../../kit/texts';
import { fold, markChange, type Piece } from './markChange';

/** A text with its changes marked; a long one is folded. */
export const ChangedText = ({ pieces }: { pieces: Piece[] }) => {
  const [open, setOpen] = useState(false);
  const folded = fold(pieces);
  const isLong = folded.some((piece, index) => piece.text !== pieces[index]?.text);
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
        {(open ? pieces : folded).map(({ text, as }, index) =>
          as ? (
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

interface BothTextsProps {
  /** As the two are called. */
  labels: readonly [before: string, after: string];
  before: string;
  after: string;
}

/** Two versions of a text side by side, each with the words marked that the other lacks. */
export const BothTexts = ({ labels, before, after }: BothTextsProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
    {Object.values(markChange(before, after)).map((pieces, index) => (
      <Box key={labels[index]} sx={{ p: 1.5, borderRadius: '8px', border: 1, borderColor: 'divider', minWidth: 0 }}>
        <Note sx={{ mb: 0.5 }}>{labels[index]}</Note>
        <ChangedText pieces={pieces} />
      </Box>
    ))}
  </Box>
);

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

import { Box, IconButton, Tooltip } from '@mui/material';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslateLabel } from 'react-admin';
import { meaningOf, readTerms } from './terms';

const glossary = import.meta.glob<string>('../../../docs/guide/words-of-the-trade.md', { query: '?raw', import: 'default', eager: true });
const terms = readTerms(Object.values(glossary).join('\n'));

const READING_MS = 15_000;

/** A button that explains the word of the trade in the label of a field: by hover, by press and by keyboard; undefined without one. */
export function termHelp(label: unknown): ReactNode {
  const meaning = typeof label === 'string' ? meaningOf(label, terms) : undefined;
  if (!meaning) return undefined;
  return (
    <Tooltip
      title={meaning}
      describeChild
      enterDelay={0}
      enterTouchDelay={0}
      leaveTouchDelay={READING_MS}
      // Within the form, as all content belongs to a landmark.
      slotProps={{ popper: { disablePortal: true }, tooltip: { sx: { whiteSpace: 'normal' } } }}
    >
      <IconButton aria-label="What does this mean?" size="small" sx={{ color: 'text.secondary' }}>
        <CircleQuestionMark size={18} />
      </IconButton>
    </Tooltip>
  );
}

/** A heading with such a button, which makes it no higher. */
export const WITH_TERM = { display: 'flex', alignItems: 'center', gap: 0.5, '& > button': { my: -1.5 } };

/** As `termHelp`, before the arrow of a select. */
export function selectTermHelp(label: unknown): ReactNode {
  const help = termHelp(label);
  return help && <Box sx={{ ml: -3, mr: 3, flex: 'none' }}>{help}</Box>;
}

/** As `termHelp`, of an input of react-admin. */
export const useTermHelp = (input: { source: string; label?: ReactNode }): ReactNode => termHelp(useTranslateLabel()(input));

import { Alert, AlertTitle, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { Whose } from '../../data/merge';
import { NOTICE_ROOM } from '../../kit/theme/components';
import { BothTexts } from '../changes/ChangedText';
import { readable } from '../changes/readable';
import { useReading } from '../changes/useReading';
import { focusOnMount } from '../../kit/focus';
import { formatDate } from '../../kit/format';
import type { Conflict } from './useFormConflict';

interface ConflictPanelProps {
  conflict: Conflict;
  /** Names a field as its form does. */
  nameOf: (field: string) => string;
  /** The resource whose choices the fields have. */
  entityType: string;
  onChoose: (field: string, value: unknown, whose: Whose) => void;
  /** False while the user is typing, because keystrokes would be lost. */
  takesFocus: boolean;
}

const PANEL = {
  mb: 2.5,
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
  // A dialog makes room for the notice as a whole; on a page the panel does.
  'main &': { mt: `var(${NOTICE_ROOM}, 0px)`, scrollMarginTop: `calc(96px + var(${NOTICE_ROOM}, 0px))` },
};

/** Shows who changed what in the meantime, with a choice for each field that both changed. */
export const ConflictPanel = ({
  conflict: { changedBy, changedAt, contested, taken },
  nameOf,
  entityType,
  onChoose,
  takesFocus,
}: ConflictPanelProps) => {
  const readingOf = useReading(
    entityType,
    contested.map(({ field, mine, theirs }) => ({ field, before: theirs, after: mine })),
  );
  return (
    <Alert severity="warning" ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} sx={PANEL}>
      <AlertTitle>
        {changedBy ?? 'Someone else'} changed this in the meantime{changedAt && ` (${formatDate(changedAt)})`}
      </AlertTitle>
      Nothing was overwritten, and what you typed is still here. Compare the versions, then save again.
      {taken.length > 0 && <Typography sx={{ mt: 1 }}>Now shows their version of: {taken.map(nameOf).join(', ')}.</Typography>}
      {contested.map(({ field, mine, theirs }) => (
        <ContestedField
          key={field}
          name={nameOf(field)}
          mine={readable(mine, readingOf({ field }))}
          theirs={readable(theirs, readingOf({ field }))}
          onChoose={(whose) => onChoose(field, whose === 'mine' ? mine : theirs, whose)}
        />
      ))}
    </Alert>
  );
};

/** In grey both would look switched off while neither is chosen. */
const CHOICE = { minHeight: 44, color: 'text.primary' };

interface ContestedFieldProps {
  name: string;
  mine: string;
  theirs: string;
  onChoose: (whose: Whose) => void;
}

const ContestedField = ({ name, mine, theirs, onChoose }: ContestedFieldProps) => {
  const [whose, setWhose] = useState<Whose>();
  return (
    <Box component="section" aria-label={`Versions of ${name}`} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography component="p" variant="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={whose}
          aria-label="Which to keep"
          onChange={(_, next: Whose | null) => {
            if (!next) return;
            setWhose(next);
            onChoose(next);
          }}
        >
          <ToggleButton value="mine" sx={CHOICE}>
            Keep mine
          </ToggleButton>
          <ToggleButton value="theirs" sx={CHOICE}>
            Take theirs
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <BothTexts labels={['Theirs', 'Mine']} before={theirs} after={mine} />
    </Box>
  );
};

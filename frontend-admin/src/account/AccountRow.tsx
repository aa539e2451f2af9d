import { Box, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { LabelledButton } from '../kit/LabelledButton';
import { StatusChip } from '../kit/StatusChip';
import { Note } from '../kit/texts';

interface AccountRowProps {
  name: string;
  note: ReactNode;
  /** Whether it is the browser that shows it. */
  isThisOne?: boolean;
  /** Its buttons. */
  children: ReactNode;
}

/** What an account signs in with or from, in a list. */
export const AccountRow = ({ name, note, isThisOne = false, children }: AccountRowProps) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 1.5 },
      '& + &': { borderTop: 1, borderColor: 'divider' },
      '& > button': { flex: 'none' },
    }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        {isThisOne && <StatusChip tone="info">This one</StatusChip>}
      </Box>
      <Note>{note}</Note>
    </Box>
    {children}
  </Box>
);

interface RowButtonProps extends ComponentProps<typeof LabelledButton> {
  /** What the button acts on, for screen readers. */
  of: string;
}

export const RowButton = ({ of, ...button }: RowButtonProps) => (
  <LabelledButton variant="text" aria-label={`${button.label} ${of}`} {...button} />
);

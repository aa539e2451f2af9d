import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ToneName, tones } from '../theme/colours';

export const StatusChip = ({ tone, children }: { tone: ToneName; children: ReactNode }) => {
  const { text, background } = tones[useTheme().palette.mode][tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        fontSize: '0.8125rem',
        fontWeight: 650,
        whiteSpace: 'nowrap',
        color: text,
        bgcolor: background,
      }}
    >
      {children}
    </Box>
  );
};

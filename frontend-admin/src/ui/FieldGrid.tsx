import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two columns of fields where there is room, one on a phone. A `Wide` child takes both. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      '& .MuiFormControl-root': { m: 0 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

export const FieldStack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', '& .MuiFormControl-root': { m: 0 } }}>{children}</Box>
);

export const Wide = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;

import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards beside each other where there is room, so that a screen of forms ends where the lists do. */
export const CardColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
  >
    {children}
  </Box>
);

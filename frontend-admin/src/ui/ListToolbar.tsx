import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The strip above a table: filters left, what they found right. */
export const ListToolbar = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
    {children}
  </Box>
);

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const RowActions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -1 }}>{children}</Box>
);

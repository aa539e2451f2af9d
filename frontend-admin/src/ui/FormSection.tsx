import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields that belong together, under a heading of their own. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, mt: 3, p: 0, pt: 2.5, minWidth: 0 }}>
    <Box component="legend" sx={{ float: 'left', width: '100%', p: 0, mb: 2, fontSize: '1rem', fontWeight: 700 }}>
      {title}
    </Box>
    <Box sx={{ clear: 'both' }}>{children}</Box>
  </Box>
);

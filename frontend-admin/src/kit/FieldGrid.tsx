import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { termHelp, WITH_TERM } from './TermHelp';

const FIELDS = { display: 'grid', gap: 2.5, '& .MuiFormControl-root': { m: 0 } };

/** Two columns of fields, one on a phone. A child with `wide` spans both. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...FIELDS, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>{children}</Box>
);

export const FieldStack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...FIELDS, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
);

/** For the `sx` of an input that spans both columns. */
export const wide = { gridColumn: '1 / -1' };

/** Fields under a heading of their own. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, mt: 3, p: 0, pt: 2.5, minWidth: 0 }}>
    <Box component="legend" sx={{ float: 'left', p: 0, mb: 2, mr: 0.5, fontSize: '1rem', fontWeight: 700 }}>
      {title}
    </Box>
    <Box sx={{ ...WITH_TERM, height: 24 }}>{termHelp(title)}</Box>
    <Box sx={{ clear: 'both' }}>{children}</Box>
  </Box>
);

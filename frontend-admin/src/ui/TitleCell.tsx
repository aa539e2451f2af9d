import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a row is about, with its slug or the like beneath. */
export const TitleCell = ({ title, note, icon }: { title: string; note?: string; icon?: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { sm: 180 } }}>
    {icon && <Box sx={{ display: 'flex', color: 'text.secondary' }}>{icon}</Box>}
    <div>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      {note && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
    </div>
  </Box>
);

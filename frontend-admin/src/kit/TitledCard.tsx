import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { termHelp, WITH_TERM } from './TermHelp';

interface TitledCardProps {
  title: string;
  /** Stands below the title. */
  note?: string;
  children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export const TitledCard = ({ title, note, children }: TitledCardProps) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    <Box sx={WITH_TERM}>
      <Typography variant="h2">{title}</Typography>
      {termHelp(title)}
    </Box>
    {note && (
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
    )}
    <Box sx={{ mt: 2 }}>{children}</Box>
  </Card>
);

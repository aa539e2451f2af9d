import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldGrid } from '../ui/FieldGrid';

interface SectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export const Section = ({ title, note, children }: SectionProps) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2">{title}</Typography>
    {note && (
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
    )}
    <Box sx={{ mt: 2.5 }}>
      <FieldGrid>{children}</FieldGrid>
    </Box>
  </Card>
);

import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

const NUMBER = new Intl.NumberFormat('en-GB');

export interface Figure {
  label: string;
  value: number | string;
  /** Below the value. */
  note?: string;
  icon?: LucideIcon;
  /** Of the value: whether it is as it should be. */
  colour?: 'secondary.main' | 'error.main';
}

interface FiguresProps {
  label: string;
  figures: readonly Figure[];
  /** In a row, on a phone and elsewhere; default: all of them, below each other on a phone. */
  columns?: readonly [phone: number, wide: number];
  isPending?: boolean;
}

/** Large numbers in a row, each with its label. */
export const Figures = ({ label, figures, columns: [phone, wide] = [1, figures.length], isPending = false }: FiguresProps) => (
  <Card component="section" aria-label={label}>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: `repeat(${phone}, 1fr)`, sm: `repeat(${wide}, 1fr)` },
      }}
    >
      {figures.map(({ label: name, value, note, icon: Icon, colour }) => (
        <Box key={name} sx={{ p: 2.5, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 0.5 }}>
          <Typography component="dt" color="text.secondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {Icon && <Icon size={18} aria-hidden />}
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2, color: colour }}
          >
            {isPending ? <Skeleton width={48} /> : typeof value === 'number' ? NUMBER.format(value) : value}
            {note && (
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', letterSpacing: 0 }}>
                {note}
              </Typography>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
);

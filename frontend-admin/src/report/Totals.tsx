import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PageReport } from '../data/types';

const NUMBER = new Intl.NumberFormat('en-GB');
const labels = { views: 'Views', calls: 'Calls', enquiries: 'Enquiries' } as const;

export const Totals = ({ totals }: Pick<PageReport, 'totals'>) => (
  <Card component="section" aria-label="Totals">
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {(['views', 'calls', 'enquiries'] as const).map((name) => (
        <Box key={name} sx={{ p: 2.5, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 0.5 }}>
          <Typography component="dt" color="text.secondary">
            {labels[name]}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 }}>
            {NUMBER.format(totals[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
);

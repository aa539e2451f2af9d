import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { navy, yellow } from '../theme/colours';

const FILTER = `/inquiries?filter=${encodeURIComponent(JSON.stringify({ status: 'new' }))}`;

/** The one thing to do first. Navy in both modes while something waits. */
export const TodaysWork = ({ count, isPending }: { count: number; isPending: boolean }) => {
  const waiting = count > 0;
  return (
    <Card
      component="section"
      aria-label="New Inquiries"
      sx={{
        p: { xs: 2.5, sm: 3.5 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        ...(waiting && { bgcolor: navy[900], borderColor: navy[700], color: '#fff' }),
      }}
    >
      <Typography
        component="p"
        sx={{
          fontSize: { xs: '2.75rem', sm: '3.5rem' },
          lineHeight: 1,
          fontWeight: 750,
          letterSpacing: '-0.03em',
          color: waiting ? yellow[400] : 'text.primary',
        }}
      >
        {isPending ? <Skeleton width={56} /> : count}
      </Typography>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography variant="h2">New Inquiries</Typography>
        <Typography sx={{ mt: 0.25, color: waiting ? '#C6CFDE' : 'text.secondary' }}>
          {waiting ? 'Someone is waiting for an answer. We promise one within 24 hours.' : 'Everyone has an answer. Nothing is waiting.'}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={waiting ? FILTER : '/inquiries'}
        variant={waiting ? 'contained' : 'outlined'}
        endIcon={<ArrowRight size={18} />}
      >
        {waiting ? 'Answer now' : 'All inquiries'}
      </Button>
    </Card>
  );
};

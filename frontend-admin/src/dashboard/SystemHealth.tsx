import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { HeartPulse } from 'lucide-react';

/** Per cent of the health checks that pass; null when it could not be asked. */
export const SystemHealth = ({ percent, isPending }: { percent: number | null; isPending: boolean }) => (
  <Card component="section" aria-label="System Health" sx={{ p: 2.5 }}>
    <Typography
      sx={{
        fontSize: '1.75rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        lineHeight: 1.2,
        color: percent === 100 ? 'secondary.main' : 'error.main',
      }}
    >
      {isPending ? <Skeleton width={72} /> : percent === null ? 'Unknown' : `${percent}%`}
    </Typography>
    <Typography component="h2" color="text.secondary" sx={{ mt: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}>
      <HeartPulse size={18} aria-hidden />
      System Health
    </Typography>
  </Card>
);

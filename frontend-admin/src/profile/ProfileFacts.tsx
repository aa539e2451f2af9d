import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Profile } from '../data/types';
import { formatDate } from '../ui/formatDate';
import { roleName } from '../users/choices';

export const ProfileFacts = ({ profile: { username, role, lastLogin } }: { profile: Profile }) => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Fact label="Username" text={username} />
      <Fact label="Role" text={roleName(role)} />
      <Fact label="Last sign-in" text={lastLogin ? formatDate(lastLogin) : 'Never'} />
    </Box>
  </Card>
);

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary" sx={{ mb: 0.25 }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  </div>
);

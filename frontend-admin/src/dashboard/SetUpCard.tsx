import { Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useSessionUser } from '../auth/session';
import { useSetUpStatus } from '../set-up/useSetUp';

/** Leads administrators back to the wizard while something of the sample company is left. */
export const SetUpCard = () => {
  const isAdmin = useSessionUser()?.role === 'admin';
  const { data } = useSetUpStatus({ enabled: isAdmin });
  if (!isAdmin || !data?.isPresent) return null;
  return (
    <Card
      component="section"
      aria-label="Make this website yours"
      sx={{ p: 2.5, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <Typography variant="h2">Make this website yours</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          It still shows things of the sample company. Nine short steps put yours in its place, in about ten minutes.
        </Typography>
      </div>
      <Button component={Link} to="/set-up" variant="contained" sx={{ minHeight: 44 }}>
        {data.missing.length === 3 ? 'Start' : 'Continue'}
      </Button>
    </Card>
  );
};

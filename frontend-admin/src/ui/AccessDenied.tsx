import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState';
import { PageHeader } from './PageHeader';

/** What a role may not use is nowhere offered; this answers who came by an address. */
export const AccessDenied = () => (
  <>
    <PageHeader title="No access to this screen" note="Error 403" />
    <EmptyState
      icon={Lock}
      text="Only administrators may use this screen. If your work needs it, ask an administrator of this site to change your role."
    >
      <Button component={Link} to="/" variant="contained">
        Back to the dashboard
      </Button>
    </EmptyState>
  </>
);

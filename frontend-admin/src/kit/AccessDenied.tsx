import { Button } from '@mui/material';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState';
import { PageHeader } from './PageHeader';

/** Shown when someone opens a forbidden screen by its address. */
export const AccessDenied = () => (
  <>
    <PageHeader title="No access to this screen" note="Error 403" />
    <EmptyState icon={Lock} text="Only administrators may use this screen. If you need it, ask an administrator to change your role.">
      <Button component={Link} to="/" variant="contained">
        Back to the dashboard
      </Button>
    </EmptyState>
  </>
);

/** Shows a resource's screen to those who may use it. The address stays; react-admin would redirect. */
export const RestrictedScreen = ({ children }: { children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: useResourceContext(), action: 'list' });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied />;
};

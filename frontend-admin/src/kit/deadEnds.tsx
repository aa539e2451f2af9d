import { Box, Button } from '@mui/material';
import { Lock, type LucideIcon, MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanAccess, useResetErrorBoundaryOnLocationChange, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState';
import { PageHeader } from './PageHeader';

/** A screen with nothing to do on it but to leave. */
const DeadEnd = ({ title, note, ...state }: { title: string; note?: string; icon: LucideIcon; text: string }) => (
  <>
    <PageHeader title={title} note={note} />
    <EmptyState {...state}>
      <Button component={Link} to="/" variant="contained">
        Back to the dashboard
      </Button>
    </EmptyState>
  </>
);

const FOR_ADMINS = 'Only administrators may use this screen. If you need it, ask an administrator to change your role.';

/** Shown when someone opens a forbidden screen by its address. */
export const AccessDenied = () => <DeadEnd title="No access to this screen" note="Error 403" icon={Lock} text={FOR_ADMINS} />;

export const NotFound = () => <DeadEnd title="Page not found" icon={MapPinOff} text="There is no screen at this address." />;

/** Shows a resource's screen to those who may use it. The address stays; react-admin would redirect. */
export const RestrictedScreen = ({ children }: { children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: useResourceContext(), action: 'list' });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied />;
};

/** Shown when a screen crashes, mostly because a new version was installed in the meantime. */
export const ErrorScreen = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 4 }}>
      <PageHeader title="Something went wrong" note="Reloading the page usually helps. Saved changes are safe." />
      <EmptyState text={error.message}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </EmptyState>
    </Box>
  );
};

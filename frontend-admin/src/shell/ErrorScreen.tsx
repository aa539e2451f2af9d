import { Box, Button } from '@mui/material';
import { MapPinOff } from 'lucide-react';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../kit/EmptyState';
import { PageHeader } from '../kit/PageHeader';

interface ErrorScreenProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** Shown when a screen crashes, mostly because a new version was installed in the meantime. */
export const ErrorScreen = ({ error, resetErrorBoundary }: ErrorScreenProps) => {
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

export const NotFound = () => (
  <>
    <PageHeader title="Page not found" />
    <EmptyState icon={MapPinOff} text="There is no screen at this address.">
      <Button component={Link} to="/" variant="contained">
        Back to the dashboard
      </Button>
    </EmptyState>
  </>
);

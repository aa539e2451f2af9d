import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';

interface ErrorScreenProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** The last net: a screen that broke, most often because a new version of the backoffice was put in place meanwhile. */
export const ErrorScreen = ({ error, resetErrorBoundary }: ErrorScreenProps) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 4 }}>
      <PageHeader title="Something went wrong" note="Reloading the page usually helps. What was saved is safe." />
      <EmptyState text={error.message}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </EmptyState>
    </Box>
  );
};

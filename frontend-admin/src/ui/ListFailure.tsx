import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { useListContext } from 'react-admin';
import { EmptyState } from './EmptyState';

/** The surrounding list could not be read. */
export const ListFailure = () => {
  const list = useListContext();
  const error: unknown = list.error;
  return (
    <EmptyState icon={CloudOff} text={`This list could not be read. ${error instanceof Error ? error.message : ''}`}>
      <Button variant="outlined" onClick={() => void list.refetch()}>
        Try again
      </Button>
    </EmptyState>
  );
};

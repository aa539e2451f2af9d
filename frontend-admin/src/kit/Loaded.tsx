import { Box, Button, Card, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'error' | 'refetch'>;
  /** Such as 'The report could not be loaded.' */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Shows a query: a skeleton, the data, or the error with a retry. */
export function Loaded<T>({ query: { data, isPending, error, refetch }, failure, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  return <Card>{isPending ? <TableSkeleton /> : <ReadFailure text={failure} error={error} onRetry={() => void refetch()} />}</Card>;
}

const ROWS = [1, 2, 3, 4, 5];

export const TableSkeleton = () => (
  <Box role="status" aria-label="Loading" sx={{ px: 2, py: 1 }}>
    {ROWS.map((row) => (
      <Skeleton key={row} variant="rounded" height={36} sx={{ my: 1.5 }} />
    ))}
  </Box>
);

interface ReadFailureProps {
  text: string;
  error: unknown;
  onRetry: () => void;
}

/** Says why something could not be loaded and offers a retry. */
export const ReadFailure = ({ text, error, onRetry }: ReadFailureProps) => (
  <EmptyState icon={CloudOff} text={`${text} ${error instanceof Error ? error.message : ''}`}>
    <Button variant="outlined" onClick={onRetry}>
      Try again
    </Button>
  </EmptyState>
);

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = [1, 2, 3, 4, 5];

export const TableSkeleton = () => (
  <Box role="status" aria-label="Loading" sx={{ px: 2, py: 1 }}>
    {ROWS.map((row) => (
      <Skeleton key={row} variant="rounded" height={36} sx={{ my: 1.5 }} />
    ))}
  </Box>
);

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { gridStyle } from './gridStyle';

const TILES = [1, 2, 3, 4, 5, 6, 7, 8];

export const GridSkeleton = () => (
  <Box role="status" aria-label="Loading" sx={gridStyle}>
    {TILES.map((tile) => (
      <Skeleton key={tile} variant="rounded" height={220} />
    ))}
  </Box>
);

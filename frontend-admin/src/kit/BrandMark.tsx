import { Box } from '@mui/material';
import { Zap } from 'lucide-react';
import { navy, yellow } from './theme/colours';

/** A bolt on yellow, the same in both modes. */
export const BrandMark = ({ size = 36 }: { size?: number }) => (
  <Box
    aria-hidden
    sx={{
      width: size,
      height: size,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '28%',
      bgcolor: yellow[400],
      color: navy[950],
    }}
  >
    <Zap size={size * 0.55} fill="currentColor" />
  </Box>
);

import { Box, CircularProgress } from '@mui/material';

/** Fills the window while a chunk or the session loads. */
export const BusyScreen = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
    <CircularProgress aria-label="Loading" />
  </Box>
);

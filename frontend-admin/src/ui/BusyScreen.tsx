import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Fills the window while a chunk or the session loads. */
export const BusyScreen = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
    <CircularProgress aria-label="Loading" />
  </Box>
);

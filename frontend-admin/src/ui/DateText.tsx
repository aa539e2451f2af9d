import Box from '@mui/material/Box';
import { formatDate } from './formatDate';

/** Day and time, never broken over two lines. */
export const DateText = ({ at }: { at: string }) => (
  <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
    {formatDate(at)}
  </Box>
);

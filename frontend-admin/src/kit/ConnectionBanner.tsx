import { Alert } from '@mui/material';
import { WifiOff } from 'lucide-react';
import { useReachable } from '../data/connection';

/** Shown at the top of the page and of each dialog while the server cannot be reached. */
export const ConnectionBanner = () => (
  <div role="status">
    {!useReachable() && (
      <Alert severity="warning" icon={<WifiOff size={20} />} sx={{ borderRadius: 0 }}>
        No connection to the server. What you typed stays here: save it again when the connection is back.
      </Alert>
    )}
  </div>
);

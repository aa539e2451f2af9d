import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { thumbSized } from '../ui/thumbSized';

interface EntranceLinkProps {
  to: '/login' | '/forgot-password';
  children: string;
}

/** From one page before the login to another. */
export const EntranceLink = ({ to, children }: EntranceLinkProps) => (
  <Link component={RouterLink} to={to} sx={thumbSized}>
    {children}
  </Link>
);

import Box from '@mui/material/Box';
import { Navigate, useLocation } from 'react-router';
import { readSession } from '../auth/session';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { EntranceLink } from './EntranceLink';
import { EntrancePage } from './EntrancePage';
import { LoginForm } from './LoginForm';
import { nextPath } from './nextPath';

export const LoginPage = () => {
  useDocumentTitle('Sign in');
  const state: unknown = useLocation().state;
  if (readSession()) return <Navigate to={nextPath(state)} replace />;
  return (
    <EntrancePage title="Backoffice" introduction="Sign in to look after the website and its enquiries.">
      <LoginForm />
      <Box sx={{ mt: 3 }}>
        <EntranceLink to="/forgot-password">Forgot your password</EntranceLink>
      </Box>
    </EntrancePage>
  );
};

import { Box } from '@mui/material';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { readSession } from '../../data/session/session';
import { screenAfterSignIn } from './offer';
import { showToast } from '../../kit/toasts';
import { EntranceLink, EntrancePage } from './EntrancePage';
import { nextPath } from './signIn';
import { SignInForm } from './SignInForm';

export const LoginPage = () => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [wasSignedIn] = useState(() => readSession() !== null);
  if (wasSignedIn) return <Navigate to={nextPath(state)} replace />;
  const enter = async () => {
    showToast({ title: 'Login Successful', description: 'Welcome back!', variant: 'default' });
    await navigate(await screenAfterSignIn(nextPath(state)), { replace: true });
  };
  return (
    <EntrancePage title="Backoffice" documentTitle="Sign in" introduction="Sign in to look after the website and its enquiries.">
      <SignInForm onSignedIn={enter} />
      <Box sx={{ mt: 3 }}>
        <EntranceLink to="/forgot-password">Forgot your password</EntranceLink>
      </Box>
    </EntrancePage>
  );
};

import { Button } from '@mui/material';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { authProvider } from '../auth/authProvider';
import { readSession, writeSession } from '../auth/session';
import { screenAfterSignIn } from '../set-up/offer';
import { SetUpForms } from '../secondFactor/SetUpForms';
import { EntrancePage } from './EntrancePage';

/** For those who may do nothing else before they have a second step. */
export const SetUpPage = () => {
  const navigate = useNavigate();
  const [session] = useState(readSession);
  if (!session?.user.mustSetUp) return <Navigate to="/" replace />;
  const enter = () => {
    const { mustSetUp: _, ...user } = session.user;
    writeSession({ ...session, user });
    void screenAfterSignIn('/').then((screen) => navigate(screen, { replace: true }));
  };
  const leave = () => {
    void authProvider.logout({});
    void navigate('/login', { replace: true });
  };
  return (
    <EntrancePage title="Protect your account" introduction="This account needs more than a password. It takes less than a minute.">
      <SetUpForms onDone={enter} />
      <Button fullWidth onClick={leave} sx={{ mt: 1.5, minHeight: 44 }}>
        Sign out
      </Button>
    </EntrancePage>
  );
};

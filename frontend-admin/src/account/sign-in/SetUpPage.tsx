import { Button } from '@mui/material';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { authProvider } from '../../data/session/authProvider';
import { noteSetUp, readSession } from '../../data/session/session';
import { screenAfterSignIn } from './offer';
import { SetUpForms } from '../second-factor/SetUpForms';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog';
import { EntrancePage } from './EntrancePage';

const PASSWORD = { title: 'Choose a password', introduction: 'The present one was generated. Choose one that only you know.' };
const FACTOR = { title: 'Protect your account', introduction: 'This account needs more than a password. It takes less than a minute.' };

/** For those who may do nothing else before they have a password of their own, and a second step if they need one. */
export const SetUpPage = () => {
  const navigate = useNavigate();
  const [user] = useState(() => readSession()?.user);
  const [needsPassword, setNeedsPassword] = useState(user?.mustChangePassword);
  if (!user?.mustSetUp && !user?.mustChangePassword) return <Navigate to="/" replace />;
  const enter = () => {
    noteSetUp('mustSetUp');
    void screenAfterSignIn('/').then((screen) => navigate(screen, { replace: true }));
  };
  const passwordIsChosen = () => {
    noteSetUp('mustChangePassword');
    if (user.mustSetUp) setNeedsPassword(undefined);
    else enter();
  };
  const leave = () => {
    void authProvider.logout({});
    void navigate('/login', { replace: true });
  };
  return (
    <EntrancePage {...(needsPassword ? PASSWORD : FACTOR)}>
      <ConfirmPasswordDialog />
      {needsPassword ? <ChoosePasswordForm username={user.username} onChosen={passwordIsChosen} /> : <SetUpForms onDone={enter} />}
      <Button fullWidth onClick={leave} sx={{ mt: 1.5, minHeight: 44 }}>
        Sign out
      </Button>
    </EntrancePage>
  );
};

import { Button } from '@mui/material';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { components } from '../../../../backend/openapi';
import { authProvider } from '../../data/session/authProvider';
import { request } from '../../data/request';
import { noteSetUp, readSession, renewToken } from '../../data/session/session';
import { showToast } from '../../kit/toasts';
import { screenAfterSignIn } from './offer';
import { PasswordField } from '../PasswordField';
import { PASSWORD_RULES, requiredPasswordFault } from '../passwordRules';
import { SmallForm, useSmallForm } from '../SmallForm';
import { SetUpForms } from '../second-factor/SetUpForms';
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
      <Button fullWidth onClick={leave} sx={{ mt: 1.5 }}>
        Sign out
      </Button>
    </EntrancePage>
  );
};

interface ChoosePasswordFormProps {
  /** Tells password managers whose password it is. */
  username: string;
  onChosen: () => void;
}

/** Replaces a generated password. */
const ChoosePasswordForm = ({ username, onChosen }: ChoosePasswordFormProps) => {
  const { field, ...form } = useSmallForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : 'Please enter the generated password',
      newPassword: requiredPasswordFault(newPassword),
    }),
    send: async (passwords: components['schemas']['ChangePasswordDto']) => {
      const options = { method: 'PUT', body: JSON.stringify(passwords) };
      const { json } = await request<components['schemas']['NewToken']>('/api/admin/profile/password', options);
      renewToken(json.token);
      onChosen();
    },
    otherwise: ({ sentence }) =>
      showToast({ title: 'Error', description: 'The password could not be changed.', reason: sentence, variant: 'destructive' }),
  });
  return (
    <SmallForm {...form} action="Change the password">
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('currentPassword', 'Generated password')} autoComplete="current-password" />
      <PasswordField {...field('newPassword', 'New password', PASSWORD_RULES)} autoComplete="new-password" />
    </SmallForm>
  );
};

import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { arePasskeysPossible, signInWithPasskey } from '../second-factor/passkeys';
import { PasswordField } from '../PasswordField';
import { SmallForm, useSmallForm } from '../SmallForm';
import { showToast } from '../../kit/toasts';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
import { SecondStepForm } from './SecondStepForm';
import { keepSession, loginFailure, type SecondStep, sendCode, signIn, validateLogin } from './signIn';

interface SignInFormProps {
  /** Filled in to begin with. */
  username?: string;
  /** The form stays locked until this is done. */
  onSignedIn: () => void | Promise<void>;
}

export const SignInForm = ({ username = '', onSignedIn }: SignInFormProps) => {
  const [step, setStep] = useState<SecondStep | null>(null);
  const passkey: PasskeyButtonProps = {
    label: 'Sign in with a passkey',
    otherwise: 'sign in with your password',
    onUse: async () => {
      keepSession(await signInWithPasskey());
      await onSignedIn();
    },
    failure: loginFailure,
  };
  if (step) {
    const send = async (code: string) => {
      await sendCode(step.ticket, code);
      await onSignedIn();
    };
    return <SecondStepForm asked={step} action="Sign in" sendCode={send} passkey={passkey} onBack={() => setStep(null)} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PasswordStep username={username} onSignedIn={onSignedIn} onSecondStep={setStep} />
      {arePasskeysPossible() && <PasskeyButton {...passkey} />}
    </Box>
  );
};

const PasswordStep = ({ username = '', onSignedIn, onSecondStep }: SignInFormProps & { onSecondStep: (step: SecondStep) => void }) => {
  const { field, focus, ...form } = useSmallForm({
    initial: { username, password: '' },
    check: validateLogin,
    send: async (credentials) => {
      const step = await signIn(credentials);
      if (step) onSecondStep(step);
      else await onSignedIn();
    },
    otherwise: (_failure, error) => {
      showToast(loginFailure(error));
      focus('password');
    },
  });
  return (
    <SmallForm {...form} action="Sign in">
      <TextField {...field('username', 'Username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField {...field('password', 'Password')} autoComplete="current-password" />
    </SmallForm>
  );
};

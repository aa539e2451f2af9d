import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { arePasskeysPossible } from '../second-factor/factors';
import { signInWithPasskey } from '../second-factor/passkeys';
import { PasswordField } from '../PasswordField';
import { showToast } from '../../kit/toasts';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
import { SecondStepForm } from './SecondStepForm';
import { type Credentials, keepSession, type LoginErrors, loginFailure, type SecondStep, sendCode, signIn, validateLogin } from './signIn';

function focusField(form: HTMLFormElement, name: keyof Credentials): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

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
  const enter = async (ticket: string, code: string) => {
    await sendCode(ticket, code);
    await onSignedIn();
  };
  if (step) {
    const send = (code: string) => enter(step.ticket, code);
    return <SecondStepForm asked={step} action="Sign in" sendCode={send} passkey={passkey} onBack={() => setStep(null)} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PasswordStep username={username} onSignedIn={onSignedIn} onSecondStep={setStep} />
      {arePasskeysPossible() && <PasskeyButton {...passkey} />}
    </Box>
  );
};

interface PasswordStepProps extends SignInFormProps {
  onSecondStep: (step: SecondStep) => void;
}

const PasswordStep = ({ username = '', onSignedIn, onSecondStep }: PasswordStepProps) => {
  const [credentials, setCredentials] = useState<Credentials>({ username, password: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);

  const field = (name: keyof Credentials, label: string) => ({
    label,
    name,
    value: credentials[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setCredentials({ ...credentials, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In a dialog over another form, React would submit that form too.
    event.stopPropagation();
    const form = event.currentTarget;
    const found = validateLogin(credentials);
    setErrors(found);
    const first = found.username ? 'username' : found.password ? 'password' : null;
    if (first) return focusField(form, first);
    setBusy(true);
    try {
      const step = await signIn(credentials);
      if (step) onSecondStep(step);
      else await onSignedIn();
    } catch (error) {
      console.error(error);
      showToast(loginFailure(error));
      focusField(form, 'password');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField {...field('username', 'Username')} autoComplete="username" autoCapitalize="none" spellCheck={false} size="medium" />
      <PasswordField {...field('password', 'Password')} autoComplete="current-password" size="medium" />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Sign in
      </Button>
    </Box>
  );
};

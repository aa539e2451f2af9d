import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearSession } from '../auth/session';
import { PasswordField } from '../ui/PasswordField';
import { PASSWORD_RULES, requiredPasswordFault } from '../ui/passwordRules';
import { showToast } from '../ui/toasts';
import { failureOf } from './failureOf';
import { setPassword } from './passwordCalls';

interface ResetPasswordFormProps {
  token: string;
  /** The link is worth nothing, whatever the password. */
  onRefusal: (sentence: string) => void;
}

export const ResetPasswordForm = ({ token, onRefusal }: ResetPasswordFormProps) => {
  const [password, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const refuse = (message: string) => {
    setFault(message);
    input.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = requiredPasswordFault(password);
    if (found) return refuse(found);
    setBusy(true);
    try {
      const description = await setPassword(token, password);
      // Whoever was signed in here: what follows is the sign-in with the new password.
      clearSession();
      showToast({ title: 'Password Set', description, variant: 'default' });
      await navigate('/login', { replace: true });
    } catch (error) {
      console.error(error);
      const { field, sentence, isFinal } = failureOf(error, 'password');
      if (field) refuse(field);
      else if (isFinal) onRefusal(sentence);
      else showToast({ title: 'Error', description: 'The password could not be set.', reason: sentence, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <PasswordField
        label="New password"
        name="password"
        value={password}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        inputRef={input}
        error={Boolean(fault)}
        helperText={fault ?? PASSWORD_RULES}
        autoComplete="new-password"
        size="medium"
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Set the password
      </Button>
    </Box>
  );
};

import { Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { renewToken } from '../../data/session/session';
import { request } from '../../data/request';
import { PasswordField } from '../PasswordField';
import { PASSWORD_RULES, requiredPasswordFault } from '../passwordRules';
import { showToast } from '../../kit/toasts';
import { failureOf } from './passwordCalls';

type Passwords = components['schemas']['ChangePasswordDto'];
type Faults = Partial<Record<keyof Passwords, string>>;

interface ChoosePasswordFormProps {
  /** Tells password managers whose password it is. */
  username: string;
  onChosen: () => void;
}

/** Replaces a generated password. */
export const ChoosePasswordForm = ({ username, onChosen }: ChoosePasswordFormProps) => {
  const [passwords, setPasswords] = useState<Passwords>({ currentPassword: '', newPassword: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const refuse = (form: HTMLFormElement, found: Faults) => {
    setFaults(found);
    const field = form.elements.namedItem(found.currentPassword ? 'currentPassword' : 'newPassword');
    if (field instanceof HTMLInputElement) field.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const currentPassword = passwords.currentPassword ? undefined : 'Please enter the generated password';
    const newPassword = requiredPasswordFault(passwords.newPassword);
    if (currentPassword || newPassword) return refuse(form, { currentPassword, newPassword });
    setBusy(true);
    try {
      const options = { method: 'PUT', body: JSON.stringify(passwords) };
      const { json } = await request<components['schemas']['NewTokenAnswer']>('/api/admin/profile/password', options);
      renewToken(json.token);
      onChosen();
    } catch (error) {
      console.error(error);
      const { field: current } = failureOf(error, 'currentPassword');
      const { field, sentence } = failureOf(error, 'newPassword');
      refuse(form, { currentPassword: current, newPassword: field });
      if (!current && !field)
        showToast({ title: 'Error', description: 'The password could not be changed.', reason: sentence, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof Passwords, label: string) => ({
    label,
    name,
    value: passwords[name],
    error: Boolean(faults[name]),
    size: 'medium' as const,
    onChange: ({ target }: { target: { value: string } }) => {
      setPasswords({ ...passwords, [name]: target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('currentPassword', 'Generated password')}
        autoComplete="current-password"
        helperText={faults.currentPassword}
      />
      <PasswordField
        {...field('newPassword', 'New password')}
        autoComplete="new-password"
        helperText={faults.newPassword ?? PASSWORD_RULES}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Change the password
      </Button>
    </Box>
  );
};

import type { components } from '../../../../backend/openapi';
import { renewToken } from '../../data/session/session';
import { request } from '../../data/request';
import { showToast } from '../../kit/toasts';
import { PasswordField } from '../PasswordField';
import { PASSWORD_RULES, requiredPasswordFault } from '../passwordRules';
import { SmallForm, useSmallForm } from '../SmallForm';

interface ChoosePasswordFormProps {
  /** Tells password managers whose password it is. */
  username: string;
  onChosen: () => void;
}

/** Replaces a generated password. */
export const ChoosePasswordForm = ({ username, onChosen }: ChoosePasswordFormProps) => {
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

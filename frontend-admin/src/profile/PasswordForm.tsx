import { useState } from 'react';
import { NewPasswordInput } from '../ui/NewPasswordInput';
import { CurrentPasswordInput } from './CurrentPasswordInput';
import { ProfileForm } from './ProfileForm';
import { useChangePassword } from './useChangePassword';

export const PasswordForm = ({ username }: { username: string }) => {
  const [changes, setChanges] = useState(0);
  const changePassword = useChangePassword(() => setChanges((count) => count + 1));
  return (
    // A new key empties the form once the password is changed.
    <ProfileForm key={changes} title="Password" submitLabel="Change Password" onSubmit={changePassword}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordInput />
      <NewPasswordInput source="newPassword" label="New Password" />
    </ProfileForm>
  );
};

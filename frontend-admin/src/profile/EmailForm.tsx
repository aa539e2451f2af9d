import { email, required, TextInput } from 'react-admin';
import type { Profile } from '../data/types';
import { ProfileForm } from './ProfileForm';

const EMAIL = [required(), email('Please enter an e-mail address such as name@example.co.uk')];

interface EmailFormProps {
  profile: Profile;
  onSave: (values: Partial<Profile>) => Promise<unknown>;
}

export const EmailForm = ({ profile, onSave }: EmailFormProps) => (
  <ProfileForm title="E-mail address" submitLabel="Save Address" record={profile} onSubmit={onSave}>
    <TextInput
      source="email"
      label="Email Address"
      type="email"
      autoComplete="email"
      validate={EMAIL}
      helperText="Where the office reaches you. Only staff see it."
    />
  </ProfileForm>
);

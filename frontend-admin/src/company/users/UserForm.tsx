import { BooleanInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { readSession } from '../../data/session/session';
import type { User } from '../../data/types';
import { CurrentPasswordInput, NewPasswordInput } from '../../account/passwordInputs';
import { ExplainedChoicesInput } from '../../kit/ExplainedChoicesInput';
import { FieldGrid, wide } from '../../kit/FieldGrid';
import { TextInput } from '../../editing/inputs';
import { LikelyEmail } from '../../editing/LikelyEmail';
import { RecordForm } from '../../editing/RecordForm';
import { roles } from '../../account/roles';
import { LeftWorkInput } from './LeftWork';

const DEFAULTS = { role: 'editor', isActive: true };

export const UserForm = () => (
  <RecordForm schema="User" defaultValues={DEFAULTS}>
    <UserInputs />
  </RecordForm>
);

const UserInputs = () => {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <FieldGrid>
      <TextInput source="username" autoComplete="off" helperText="For signing in: 2 to 64 letters, digits, dots, hyphens or underscores." />
      <TextInput source="email" type="email" autoComplete="off" helperText="Visible to staff only." />
      <LikelyEmail />
      <TextInput
        source="displayName"
        label="Name for Customers (Optional)"
        autoComplete="off"
        helperText="Customers read it when this person has their enquiry or answers it. Without it they read 'our office'."
      />
      <NewPasswordInput
        source="password"
        label={isNew ? 'Password' : 'New Password'}
        emptyHint={
          isNew ? 'Leave blank to email an invitation, so that the user can choose one.' : 'Leave blank to keep the current password.'
        }
      />
      <OwnPassword />
      <ExplainedChoicesInput source="role" choices={roles} />
      <BooleanInput source="isActive" helperText="Inactive users cannot sign in. Deactivating a user signs them out at once." sx={wide} />
      <LeftWorkInput />
    </FieldGrid>
  );
};

/** Asked of users who change their own password. */
const OwnPassword = () => {
  const user = useRecordContext<User>();
  const password = useWatch<Record<string, string | undefined>>({ name: 'password' });
  return user && user.id === readSession()?.user.id && password ? <CurrentPasswordInput /> : null;
};

import { BooleanInput, email, required, TextInput, useRecordContext } from 'react-admin';
import { ExplainedChoicesInput } from '../ui/ExplainedChoicesInput';
import { FieldGrid, Wide } from '../ui/FieldGrid';
import { NewPasswordInput } from '../ui/NewPasswordInput';
import { roles } from './choices';

const EMAIL = [required(), email('Please enter an e-mail address such as name@example.co.uk')];

export const UserInputs = () => {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <FieldGrid>
      <TextInput
        source="username"
        validate={required()}
        autoComplete="off"
        helperText="To sign in with: 2 to 64 letters, digits, dots, hyphens or underscores."
      />
      <TextInput source="email" type="email" validate={EMAIL} autoComplete="off" helperText="Only staff see it." />
      <Wide>
        <NewPasswordInput
          source="password"
          label={isNew ? 'Password' : 'New Password'}
          emptyHint={
            isNew ? 'Leave it empty to mail an invitation, with which the person chooses one.' : 'Leave it empty to keep the present one.'
          }
        />
      </Wide>
      <Wide>
        <ExplainedChoicesInput source="role" choices={roles} />
      </Wide>
      <Wide>
        <BooleanInput source="isActive" helperText="Who is not active cannot sign in, and is signed out at once." />
      </Wide>
    </FieldGrid>
  );
};

import { required, TextInput, type TextInputProps } from 'react-admin';
import { wide } from '../kit/FieldGrid';
import { useHiddenText } from './PasswordField';
import { PASSWORD_RULES, passwordFault, requiredPasswordFault } from './passwordRules';

export const CurrentPasswordInput = () => (
  <PasswordInput
    source="currentPassword"
    label="Current Password"
    autoComplete="current-password"
    validate={required()}
    helperText="Confirms that it is you making this change."
  />
);

interface NewPasswordInputProps {
  source: string;
  label: string;
  /** What happens when it is left blank; without it a password is required. */
  emptyHint?: string;
}

/** Sets a password; shows its rules before anything is typed. */
export const NewPasswordInput = ({ emptyHint, ...input }: NewPasswordInputProps) => (
  <PasswordInput
    {...input}
    autoComplete="new-password"
    isRequired={!emptyHint}
    validate={emptyHint ? passwordFault : requiredPasswordFault}
    helperText={emptyHint ? `${emptyHint} ${PASSWORD_RULES}` : PASSWORD_RULES}
  />
);

/** react-admin's PasswordInput has no tooltip on its eye. */
const PasswordInput = (props: TextInputProps) => <TextInput {...props} {...useHiddenText()} sx={wide} />;

import { FieldTitle, type InputProps, required, useInput } from 'react-admin';
import { FieldHelp } from './inputs';
import { PasswordField } from './PasswordField';
import { PASSWORD_RULES, passwordFault, requiredPasswordFault } from './passwordRules';

export const CurrentPasswordInput = () => (
  <PasswordInput
    source="currentPassword"
    label="Current Password"
    autoComplete="current-password"
    validate={required()}
    help="Confirms that it is you making this change."
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
    help={emptyHint ? `${emptyHint} ${PASSWORD_RULES}` : PASSWORD_RULES}
  />
);

interface PasswordInputProps extends Pick<InputProps, 'validate' | 'isRequired'> {
  source: string;
  label: string;
  autoComplete: string;
  help: string;
}

/** react-admin's PasswordInput has no tooltip on its eye. */
const PasswordInput = ({ label, autoComplete, help, ...input }: PasswordInputProps) => {
  const { id, field, fieldState, isRequired } = useInput(input);
  return (
    <PasswordField
      id={id}
      label={<FieldTitle label={label} isRequired={isRequired} />}
      name={field.name}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoComplete={autoComplete}
      error={fieldState.invalid}
      helperText={<FieldHelp error={fieldState.error}>{help}</FieldHelp>}
    />
  );
};

import { FieldTitle, useInput } from 'react-admin';
import { PasswordField } from './PasswordField';
import { PASSWORD_RULES, passwordFault, requiredPasswordFault } from './passwordRules';

interface NewPasswordInputProps {
  source: string;
  label: string;
  /** What happens when it is left empty; without it a password is required. */
  emptyHint?: string;
}

/** A password that is being set: its rules stand there before anything is typed. */
export const NewPasswordInput = ({ source, label, emptyHint }: NewPasswordInputProps) => {
  const { id, field, fieldState } = useInput({ source, validate: emptyHint ? passwordFault : requiredPasswordFault });
  return (
    <PasswordField
      id={id}
      label={<FieldTitle label={label} isRequired={!emptyHint} />}
      name={field.name}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoComplete="new-password"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (emptyHint ? `${emptyHint} ${PASSWORD_RULES}` : PASSWORD_RULES)}
    />
  );
};

import { FieldTitle, useInput } from 'react-admin';
import { PasswordField } from './PasswordField';
import { PASSWORD_RULES, passwordFault, requiredPasswordFault } from './passwordRules';

interface NewPasswordInputProps {
  source: string;
  label: string;
  /** Left empty, the present password stays. */
  optional?: boolean;
}

/** A password that is being set: its rules stand there before anything is typed. */
export const NewPasswordInput = ({ source, label, optional = false }: NewPasswordInputProps) => {
  const { id, field, fieldState } = useInput({ source, validate: optional ? passwordFault : requiredPasswordFault });
  return (
    <PasswordField
      id={id}
      label={<FieldTitle label={label} isRequired={!optional} />}
      name={field.name}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoComplete="new-password"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (optional ? `Leave it empty to keep the present one. ${PASSWORD_RULES}` : PASSWORD_RULES)}
    />
  );
};

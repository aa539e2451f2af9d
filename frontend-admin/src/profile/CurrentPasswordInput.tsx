import { FieldTitle, required, useInput } from 'react-admin';
import { PasswordField } from '../ui/PasswordField';

const SOURCE = 'currentPassword';

export const CurrentPasswordInput = () => {
  const { id, field, fieldState } = useInput({ source: SOURCE, validate: required() });
  return (
    <PasswordField
      id={id}
      label={<FieldTitle label="Current Password" isRequired />}
      name={field.name}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoComplete="current-password"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? 'So that nobody else can change it at your desk.'}
    />
  );
};

import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';

/** Holds the name that is typed for a passkey. The server has the same limits; the login page cannot load its rules, which are too large. */
export function usePasskeyName(first: string) {
  const [name, setName] = useState(first);
  const [fault, setFault] = useState<string>();
  const type = (next: string) => {
    setName(next);
    setFault(undefined);
  };
  /** Returns the name to send, or null after showing what is missing. */
  const read = (): string | null => {
    if (!name.trim()) setFault('Please enter a name');
    return name.trim() || null;
  };
  return { field: { name, fault, onType: type }, read, setFault };
}

interface PasskeyNameFieldProps extends Pick<TextFieldProps, 'autoFocus' | 'fullWidth' | 'size'> {
  name: string;
  fault: string | undefined;
  onType: (name: string) => void;
}

export const PasskeyNameField = ({ name, fault, onType, ...props }: PasskeyNameFieldProps) => (
  <TextField
    {...props}
    label="Name of the passkey"
    value={name}
    onChange={({ target }) => onType(target.value)}
    error={Boolean(fault)}
    helperText={fault ?? 'So that you recognise it later, such as "Work phone".'}
    slotProps={{ htmlInput: { maxLength: 80 } }}
  />
);

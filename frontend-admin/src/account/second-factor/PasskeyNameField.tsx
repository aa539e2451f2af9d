import { TextField, type TextFieldProps } from '@mui/material';
import type { Failure } from '../sign-in/passwordCalls';
import { useSmallForm } from '../SmallForm';

interface PasskeyNameOptions {
  /** Filled in to begin with. */
  first: string;
  send: (name: string) => Promise<void>;
  sentenceOf?: (failure: Failure, error: unknown) => string;
}

/** A form for the name of a passkey. The server has the same limits; the login page cannot load its rules, which are too large. */
export function usePasskeyName({ first, send, sentenceOf = ({ sentence }) => sentence }: PasskeyNameOptions) {
  const { field, ...form } = useSmallForm({
    initial: { name: first },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Please enter a name' }),
    send: ({ name }) => send(name.trim()),
    otherwise: (failure, error) => ({ name: sentenceOf(failure, error) }),
  });
  return { ...form, field: field('name', 'Name of the passkey', 'So that you recognise it later, such as "Work phone".') };
}

export const PasskeyNameField = (props: TextFieldProps) => <TextField {...props} slotProps={{ htmlInput: { maxLength: 80 } }} />;

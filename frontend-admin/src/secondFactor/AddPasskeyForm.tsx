import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { deviceName } from '../audit/entries';
import { failureOf } from '../login/passwordCalls';
import { addPasskey, isDismissal } from './passkeys';

interface AddPasskeyFormProps {
  /** Called with new recovery codes, if there were none. */
  onAdded: (codes: string[]) => void;
}

export const AddPasskeyForm = ({ onAdded }: AddPasskeyFormProps) => {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setFault('Please enter a name');
    setBusy(true);
    try {
      onAdded(await addPasskey(name.trim()));
    } catch (error) {
      console.error(error);
      const { field, sentence } = failureOf(error, 'name');
      setFault(isDismissal(error) ? 'No passkey was made. You can try again.' : (field ?? sentence));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography>Your device asks for your fingerprint, face or PIN. From then on that is all you need to sign in.</Typography>
      <TextField
        label="Name of the passkey"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setFault(undefined);
        }}
        error={Boolean(fault)}
        helperText={fault ?? 'So that you recognise it later, such as "Work phone".'}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        size="medium"
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Make a passkey
      </Button>
    </Box>
  );
};

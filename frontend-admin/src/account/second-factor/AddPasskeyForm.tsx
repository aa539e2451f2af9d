import { Box, Button, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { deviceName } from '../../kit/deviceName';
import { failureOf } from '../sign-in/passwordCalls';
import { PasskeyNameField, usePasskeyName } from './PasskeyNameField';
import { addPasskey, isDismissal } from './passkeys';

interface AddPasskeyFormProps {
  /** Called with new recovery codes, if there were none. */
  onAdded: (codes: string[]) => void;
}

export const AddPasskeyForm = ({ onAdded }: AddPasskeyFormProps) => {
  const { field: typed, read, setFault } = usePasskeyName(deviceName(navigator.userAgent));
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = read();
    if (name === null) return;
    setBusy(true);
    try {
      onAdded(await addPasskey(name));
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
      <PasskeyNameField {...typed} size="medium" />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Make a passkey
      </Button>
    </Box>
  );
};

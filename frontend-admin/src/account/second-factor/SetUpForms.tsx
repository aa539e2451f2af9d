import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { deviceName } from '../../kit/deviceName';
import { SmallForm } from '../SmallForm';
import { AddAuthenticatorForm, type AddFormProps } from './AddAuthenticatorForm';
import { arePasskeysPossible, NO_PASSKEYS_HERE } from './factors';
import { PasskeyNameField, usePasskeyName } from './PasskeyNameField';
import { addPasskey, isDismissal } from './passkeys';
import { RecoveryCodes } from './RecoveryCodes';

export type Factor = 'passkey' | 'authenticator';

interface SetUpFormsProps {
  /** What to begin with; the other one is a button away unless it is fixed. */
  only?: Factor;
  /** Called once the factor is stored and the recovery codes, if any, have been kept. */
  onDone: () => void;
}

/** Adds a passkey where that is possible, or else an authenticator app, and then shows the recovery codes. */
export const SetUpForms = ({ only, onDone }: SetUpFormsProps) => {
  const isPossible = arePasskeysPossible();
  const [factor, setFactor] = useState<Factor>(only ?? (isPossible ? 'passkey' : 'authenticator'));
  const [codes, setCodes] = useState<string[]>([]);
  const added = (fresh: string[]) => (fresh.length > 0 ? setCodes(fresh) : onDone());
  if (codes.length > 0) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isPossible && <Alert severity="info">{NO_PASSKEYS_HERE}</Alert>}
      {factor === 'passkey' ? <AddPasskeyForm onAdded={added} /> : <AddAuthenticatorForm onAdded={added} />}
      {!only && isPossible && (
        <Button onClick={() => setFactor(factor === 'passkey' ? 'authenticator' : 'passkey')} sx={{ minHeight: 44 }}>
          {factor === 'passkey' ? 'Use an authenticator app instead' : 'Use a passkey instead'}
        </Button>
      )}
    </Box>
  );
};

const AddPasskeyForm = ({ onAdded }: AddFormProps) => {
  const { field, ...form } = usePasskeyName({
    first: deviceName(navigator.userAgent),
    send: async (name) => onAdded(await addPasskey(name)),
    sentenceOf: ({ sentence }, error) => (isDismissal(error) ? 'No passkey was made. You can try again.' : sentence),
  });
  return (
    <SmallForm {...form} action="Make a passkey">
      <Typography>Your device asks for your fingerprint, face or PIN. From then on that is all you need to sign in.</Typography>
      <PasskeyNameField {...field} />
    </SmallForm>
  );
};

import { Typography } from '@mui/material';
import { deviceName } from '../../kit/deviceName';
import { SmallForm } from '../SmallForm';
import { PasskeyNameField, usePasskeyName } from './PasskeyNameField';
import { addPasskey, isDismissal } from './passkeys';

interface AddPasskeyFormProps {
  /** Called with new recovery codes, if there were none. */
  onAdded: (codes: string[]) => void;
}

export const AddPasskeyForm = ({ onAdded }: AddPasskeyFormProps) => {
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

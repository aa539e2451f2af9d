import { Button, DialogActions, DialogContent } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { SecondFactorState } from '../../data/types';
import { useCall } from '../../data/useCall';
import { failureOf } from '../sign-in/passwordCalls';
import { DialogFrame } from '../../kit/DialogFrame';
import { PasskeyNameField, usePasskeyName } from './PasskeyNameField';

interface RenamePasskeyDialogProps {
  passkey: SecondFactorState['passkeys'][number];
  /** The passkeys' path. */
  path: string;
  onRenamed: () => void;
  onClose: () => void;
}

/** Keeps what was typed when the server refuses it. */
export const RenamePasskeyDialog = ({ passkey, path, onRenamed, onClose }: RenamePasskeyDialogProps) => {
  const call = useCall();
  const { field: typed, read, setFault } = usePasskeyName(passkey.name);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = read();
    if (name === null) return;
    setBusy(true);
    try {
      await call(`${path}/${passkey.id}`, { method: 'PUT', body: JSON.stringify({ name }) });
      onRenamed();
    } catch (error) {
      const { field, sentence } = failureOf(error, 'name');
      setFault(field ?? sentence);
      setBusy(false);
    }
  };

  return (
    <DialogFrame title={`Rename ${passkey.name}`} maxWidth="sm" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogContent dividers>
          <PasskeyNameField {...typed} fullWidth autoFocus />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
};

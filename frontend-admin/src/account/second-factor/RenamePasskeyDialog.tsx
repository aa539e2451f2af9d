import { Button, DialogActions, DialogContent } from '@mui/material';
import type { SecondFactorState } from '../../data/types';
import { useCall } from '../../data/useCall';
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
  const { field, form, busy } = usePasskeyName({
    first: passkey.name,
    send: async (name) => {
      await call(`${path}/${passkey.id}`, { method: 'PUT', body: JSON.stringify({ name }) });
      onRenamed();
    },
  });
  return (
    <DialogFrame title={`Rename ${passkey.name}`} maxWidth="sm" onClose={onClose}>
      <form {...form}>
        <DialogContent dividers>
          <PasskeyNameField {...field} size="small" fullWidth autoFocus />
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

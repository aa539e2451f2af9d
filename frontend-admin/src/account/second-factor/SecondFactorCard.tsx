import { Alert, Box, Button, Card, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, ShieldCheck, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import type { SecondFactorState } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { DialogFrame } from '../../kit/DialogFrame';
import { formatDate } from '../../kit/format';
import { LabelledButton } from '../../kit/LabelledButton';
import { Loaded } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { useAction } from '../../kit/useAction';
import { useNotices } from '../../kit/useNotices';
import { AccountRow, RowButton } from '../AccountRow';
import { useRemoval } from '../useRemoval';
import { arePasskeysPossible, NO_PASSKEYS_HERE } from './passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { type Factor, SetUpForms } from './SetUpForms';
import { usePasskeyName } from './usePasskeyName';

const PATH = '/api/admin/profile/second-factor';
const KEY = 'second-factor';

type Passkey = SecondFactorState['passkeys'][number];

const TITLES: Readonly<Record<Factor, string>> = { passkey: 'Add a passkey', authenticator: 'Set up an authenticator app' };

/** What signs one in beside, or instead of, the password. */
export const SecondFactorCard = () => {
  const query = useRead<SecondFactorState>([KEY], PATH);
  return (
    <Card component="section" aria-label="Two-step sign-in" sx={{ p: { xs: 2, sm: 3 } }}>
      <Loaded query={query} failure="The second step could not be loaded.">
        {(state) => <Factors state={state} />}
      </Loaded>
    </Card>
  );
};

const Factors = ({ state }: { state: SecondFactorState }) => {
  const { passkeys, hasAuthenticator, recoveryCodes, isRequired } = state;
  const [adding, setAdding] = useState<Factor | null>(null);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const call = useCall();
  const renew = useAction({
    texts: 'profile.renewCodes',
    send: async () => (await call<components['schemas']['NewRecoveryCodes']>(`${PATH}/recovery-codes`, { method: 'POST' })).json,
    onSuccess: ({ recoveryCodes: fresh }) => setCodes(fresh),
    reads: [KEY],
  });
  const removal = useRemoval('removeFactor', [KEY]);
  const remove = (factor: string) => removal.mutate(`${PATH}/${factor}`);
  const client = useQueryClient();
  const { succeeded } = useNotices();
  const isOn = passkeys.length > 0 || hasAuthenticator;
  const mayAddPasskey = state.passkeysArePossible && arePasskeysPossible();

  // Also without the last click: what was added counts.
  const close = () => {
    setAdding(null);
    setRenaming(null);
    void client.invalidateQueries({ queryKey: [KEY] });
  };
  const done = (action: 'addFactor' | 'renamePasskey') => {
    close();
    succeeded(`resources.profile.notifications.${action}`);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2">Two-step sign-in</Typography>
        {isOn ? <StatusChip tone="success">On</StatusChip> : <StatusChip tone="neutral">Off</StatusChip>}
      </Box>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {isRequired
          ? 'This account needs a passkey or an authenticator app.'
          : 'With a passkey or an authenticator app, a stolen password is not enough to sign in as you.'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {passkeys.map((passkey) => {
          const { id, name, createdAt, lastUsedAt } = passkey;
          const used = lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : 'not used yet';
          return (
            <AccountRow key={id} name={name} note={`Passkey since ${formatDate(createdAt)}, ${used}`}>
              <RowButton icon={Pencil} label="Rename" of={name} disabled={removal.isPending} onClick={() => setRenaming(passkey)} />
              <RowButton icon={Trash2} label="Remove" of={name} disabled={removal.isPending} onClick={() => remove(`passkeys/${id}`)} />
            </AccountRow>
          );
        })}
        {hasAuthenticator && (
          <AccountRow name="Authenticator app" note="Shows six digits">
            <RowButton
              icon={Trash2}
              label="Remove"
              of="Authenticator app"
              disabled={removal.isPending}
              onClick={() => remove('authenticator')}
            />
          </AccountRow>
        )}
      </Box>
      {!mayAddPasskey && (
        <Alert severity="info" sx={{ my: 2 }}>
          {NO_PASSKEYS_HERE}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {mayAddPasskey && <LabelledButton variant="contained" label="Add a passkey" icon={KeyRound} onClick={() => setAdding('passkey')} />}
        {!hasAuthenticator && (
          <LabelledButton label="Set up an authenticator app" icon={Smartphone} onClick={() => setAdding('authenticator')} />
        )}
        {isOn && (
          <LabelledButton
            label={`New recovery codes (${recoveryCodes} left)`}
            icon={ShieldCheck}
            disabled={renew.isPending}
            onClick={() => renew.mutate()}
          />
        )}
      </Box>
      {adding && (
        <DialogFrame title={TITLES[adding]} maxWidth="sm" onClose={close}>
          <DialogContent dividers>
            <SetUpForms only={adding} onDone={() => done('addFactor')} />
          </DialogContent>
        </DialogFrame>
      )}
      {renaming && <RenamePasskeyDialog passkey={renaming} onRenamed={() => done('renamePasskey')} onClose={close} />}
      {codes && (
        <DialogFrame title="Recovery codes" maxWidth="sm" onClose={() => setCodes(null)}>
          <DialogContent dividers>
            <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
          </DialogContent>
        </DialogFrame>
      )}
    </>
  );
};

/** Keeps what was typed when the server refuses it. */
const RenamePasskeyDialog = ({ passkey, onRenamed, onClose }: { passkey: Passkey; onRenamed: () => void; onClose: () => void }) => {
  const call = useCall();
  const { field, form, busy } = usePasskeyName({
    first: passkey.name,
    send: async (name) => {
      await call(`${PATH}/passkeys/${passkey.id}`, { method: 'PUT', body: JSON.stringify({ name }) });
      onRenamed();
    },
  });
  return (
    <DialogFrame title={`Rename ${passkey.name}`} maxWidth="sm" onClose={onClose}>
      <form {...form}>
        <DialogContent dividers>
          <TextField {...field} size="small" fullWidth autoFocus />
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

import { Alert, Box, Button, Card, DialogContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import type { SecondFactorState } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { DialogFrame } from '../../kit/DialogFrame';
import { Loaded } from '../../kit/Loaded';
import { StatusChip } from '../../kit/StatusChip';
import { useAction } from '../../kit/useAction';
import { useNotices } from '../../kit/useNotices';
import { useRemoval } from '../useRemoval';
import { FactorList } from './FactorList';
import { arePasskeysPossible, NO_PASSKEYS_HERE } from './factors';
import { RecoveryCodes } from './RecoveryCodes';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { type Factor, SetUpForms } from './SetUpForms';

const PATH = '/api/admin/profile/second-factor';
const KEY = 'second-factor';

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
  const [renaming, setRenaming] = useState<SecondFactorState['passkeys'][number] | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const call = useCall();
  const renew = useAction({
    texts: 'profile.renewCodes',
    send: async () => (await call<components['schemas']['NewRecoveryCodes']>(`${PATH}/recovery-codes`, { method: 'POST' })).json,
    onSuccess: ({ recoveryCodes: fresh }) => setCodes(fresh),
    reads: [KEY],
  });
  const remove = useRemoval('removeFactor', [KEY]);
  const client = useQueryClient();
  const { succeeded } = useNotices();
  const isOn = passkeys.length > 0 || hasAuthenticator;
  const mayAddPasskey = state.passkeysArePossible && arePasskeysPossible();

  // Also without the last click: what was added counts.
  const close = () => {
    setAdding(null);
    void client.invalidateQueries({ queryKey: [KEY] });
  };
  const done = () => {
    close();
    succeeded('resources.profile.notifications.addFactor');
  };
  const renamed = () => {
    setRenaming(null);
    void client.invalidateQueries({ queryKey: [KEY] });
    succeeded('resources.profile.notifications.renamePasskey');
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
      <FactorList state={state} busy={remove.isPending} onRemove={(path) => remove.mutate(`${PATH}/${path}`)} onRename={setRenaming} />
      {!mayAddPasskey && (
        <Alert severity="info" sx={{ my: 2 }}>
          {NO_PASSKEYS_HERE}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {mayAddPasskey && (
          <Button variant="contained" startIcon={<KeyRound size={18} />} onClick={() => setAdding('passkey')} sx={{ minHeight: 44 }}>
            Add a passkey
          </Button>
        )}
        {!hasAuthenticator && (
          <Button variant="outlined" startIcon={<Smartphone size={18} />} onClick={() => setAdding('authenticator')} sx={{ minHeight: 44 }}>
            Set up an authenticator app
          </Button>
        )}
        {isOn && (
          <Button
            variant="outlined"
            startIcon={<ShieldCheck size={18} />}
            disabled={renew.isPending}
            onClick={() => renew.mutate()}
            sx={{ minHeight: 44 }}
          >
            New recovery codes ({recoveryCodes} left)
          </Button>
        )}
      </Box>
      {adding && (
        <DialogFrame title={TITLES[adding]} maxWidth="sm" onClose={close}>
          <DialogContent dividers>
            <SetUpForms only={adding} onDone={done} />
          </DialogContent>
        </DialogFrame>
      )}
      {renaming && (
        <RenamePasskeyDialog passkey={renaming} path={`${PATH}/passkeys`} onRenamed={renamed} onClose={() => setRenaming(null)} />
      )}
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

import { Box, Button, Typography } from '@mui/material';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactorState, User } from '../../data/types';
import { useRead } from '../../data/useCall';
import { SessionList } from '../../account/sessions/SessionList';
import { useRemoval } from '../../account/useRemoval';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { ReadingDialog } from '../../kit/DialogFrame';
import { Loaded } from '../../kit/Loaded';
import { RowAction } from '../../kit/RowActions';
import { useRowDialog } from '../../kit/RowDialogs';

/** Shows where and how a user signs in. */
export const SessionsAction = ({ user }: { user: User }) => {
  const { id, username } = user;
  const open = useRowDialog();
  const show = () =>
    open((close) => (
      <ReadingDialog title={`Sessions of ${username}`} maxWidth="sm" onClose={close}>
        <SessionList path={`/api/admin/users/${id}/sessions`} endAllLabel="End all sessions" />
        <UserSecondFactor user={user} />
      </ReadingDialog>
    ));
  return <RowAction label={`Sessions of ${username}`} icon={MonitorSmartphone} onClick={show} />;
};

/** What a user has beside the password; removed when the phone is lost. */
const UserSecondFactor = ({ user: { id, username } }: { user: User }) => {
  const path = `/api/admin/users/${id}/second-factor`;
  const query = useRead<SecondFactorState>(['second-factor', id], path);
  const [asking, setAsking] = useState(false);
  const reset = useRemoval('removeFactor', ['second-factor', 'sessions'], () => setAsking(false));
  return (
    <Box component="section" aria-label="Two-step sign-in" sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1, fontSize: '1rem', fontWeight: 700 }}>
        Two-step sign-in
      </Typography>
      <Loaded query={query} failure="The second step could not be loaded.">
        {({ passkeys, hasAuthenticator, recoveryCodes }) => {
          const parts = [...passkeys.map(({ name }) => `Passkey "${name}"`), ...(hasAuthenticator ? ['Authenticator app'] : [])];
          if (parts.length === 0) return <Typography color="text.secondary">Not set up.</Typography>;
          return (
            <>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {parts.join(', ')}; {recoveryCodes} recovery codes left.
              </Typography>
              <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ mt: 1.5, minHeight: 44 }}>
                Remove, as the phone is lost
              </Button>
            </>
          );
        }}
      </Loaded>
      {asking && (
        <ConfirmDialog
          title={`Remove the second step of ${username}`}
          question="Are you sure that it is this person who asks? They are signed out, told by mail, and can then sign in with the password alone, or have to set up a new second step."
          action="Remove"
          busy={reset.isPending}
          onConfirm={() => reset.mutate(path)}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};

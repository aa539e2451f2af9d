import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import type { SecondFactorState, User } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Loaded } from '../../kit/Loaded';
import { useNotices } from '../../kit/useNotices';

/** What a user has beside the password; removed when the phone is lost. */
export const UserSecondFactor = ({ user: { id, username } }: { user: User }) => {
  const path = `/api/admin/users/${id}/second-factor`;
  const query = useRead<SecondFactorState>(['second-factor', id], path);
  const [asking, setAsking] = useState(false);
  const reset = useReset(path, () => setAsking(false));
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
          onConfirm={() => reset.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};

function useReset(path: string, close: () => void) {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  return useMutation({
    mutationFn: async () => (await call<components['schemas']['MessageResponse']>(path, { method: 'DELETE' })).json.message,
    onSuccess: (message) => succeeded('resources.profile.notifications.removeFactor', message),
    onError: (error) => failed('resources.profile.failures.removeFactor', error),
    onSettled: async () => {
      close();
      await Promise.all([client.invalidateQueries({ queryKey: ['second-factor'] }), client.invalidateQueries({ queryKey: ['sessions'] })]);
    },
  });
}

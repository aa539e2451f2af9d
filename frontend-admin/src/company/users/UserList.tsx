import { Box, Typography } from '@mui/material';
import { MailPlus, MonitorSmartphone, Pencil, UserCheck, UserX } from 'lucide-react';
import { lazy } from 'react';
import { useUpdate } from 'react-admin';
import { useContentKey } from '../../data/idempotencyKey';
import { readSession } from '../../data/session/session';
import type { SecondFactorState, User } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { roleName } from '../../account/roles';
import { SessionList } from '../../account/sessions/SessionList';
import { useRemoval } from '../../account/useRemoval';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { RestrictedScreen } from '../../kit/deadEnds';
import { AskingButton } from '../../kit/ConfirmDialog';
import { ContentDialog } from '../../kit/DialogFrame';
import { Loaded } from '../../kit/Loaded';
import { DeleteAction, RowAction } from '../../kit/RowActions';
import { useRowDialog } from '../../kit/RowDialogs';
import { ActiveChip, StatusChip } from '../../kit/StatusChip';
import { termHelp, WITH_TERM } from '../../kit/TermHelp';
import { useAction } from '../../kit/useAction';
import { useNotices } from '../../kit/useNotices';
import { BulkActions } from '../../lists/bulkActions';
import { DateText, TitleCell } from '../../lists/cells';
import { ButtonsColumn, Column, DataTable } from '../../lists/DataTable';
import { RecordList } from '../../lists/RecordList';
import { LeftWorkQuestion } from './LeftWork';
import { toUser } from './toUser';

const UserForm = lazy(async () => ({ default: (await import('./UserForm')).UserForm }));

export const UserList = () => (
  <RestrictedScreen>
    <Users />
  </RestrictedScreen>
);

const Users = () => {
  const { mutate: invite } = useInvitation();
  return (
    <>
      <RecordList
        title="Users"
        note="Who may sign in to this backoffice. Changing a user's password or role, or deactivating them, signs them out at once."
        sort={{ field: 'username', order: 'ASC' }}
      >
        <DataTable label="Users" bulkActions={<BulkActions activate Question={LeftWorkQuestion} />}>
          <Column<User> source="username" label="Username" heading render={(user) => <Name {...user} />} />
          <Column<User> source="role" label="Role" render={({ role }) => roleName(role)} />
          <Column<User> source="isActive" label="Status" render={({ isActive }) => <ActiveChip isActive={isActive} />} />
          <Column<User>
            source="lastLogin"
            label="Last Sign-in"
            render={({ lastLogin }) => (lastLogin ? <DateText at={lastLogin} /> : 'Never')}
          />
          <ButtonsColumn<User> render={(user) => <UserActions user={user} />} />
        </DataTable>
      </RecordList>
      <RecordDialogs<User>
        transform={toUser}
        onCreated={(user, sent) => {
          if (sent['password'] === undefined && user.isActive) invite(user);
        }}
      >
        <UserForm />
      </RecordDialogs>
    </>
  );
};

/** A long name or address breaks rather than pushing the actions out of sight. */
const Name = ({ id, username, email }: User) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' }}>
    <TitleCell title={username} note={email} />
    {id === readSession()?.user.id && <StatusChip tone="info">You</StatusChip>}
  </Box>
);

const OWN = 'This is your own account: you will be signed out at once.';

const UserActions = ({ user }: { user: User }) => {
  const note = user.id === readSession()?.user.id ? OWN : undefined;
  const invitation = useInvitation();
  const mayBeInvited = user.isActive && !user.lastLogin;
  return (
    <>
      {mayBeInvited && (
        <RowAction
          label={`Invite ${user.username}`}
          icon={MailPlus}
          disabled={invitation.isPending}
          onClick={() => invitation.mutate(user)}
        />
      )}
      <SessionsAction user={user} />
      <RowAction label={`Edit ${user.username}`} icon={Pencil} to={`/users/${user.id}`} />
      <ActivationAction user={user} note={note} />
      <DeleteAction record={user} name={user.username} note={note} Question={LeftWorkQuestion} />
    </>
  );
};

/** Reactivates a user at once, or deactivates one after a confirmation. */
const ActivationAction = ({ user, note }: { user: User; note?: string }) => {
  const open = useRowDialog();
  const { setActive, isPending } = useActivation(user);
  const { username, isActive } = user;
  if (!isActive)
    return <RowAction label={`Reactivate ${username}`} icon={UserCheck} disabled={isPending} onClick={() => setActive(true)} />;
  const ask = () => open((close) => <DeactivationQuestion user={user} note={note} onClose={close} />);
  return <RowAction label={`Deactivate ${username}`} icon={UserX} onClick={ask} />;
};

const SIGNED_OUT = 'The user is signed out at once and cannot sign in until reactivated.';

const DeactivationQuestion = ({ user, note = SIGNED_OUT, onClose }: { user: User; note?: string; onClose: () => void }) => {
  const { setActive, isPending } = useActivation(user, onClose);
  return (
    <LeftWorkQuestion
      ids={[user.id]}
      title={`Deactivate ${user.username}`}
      question={`Are you sure you want to deactivate this user? ${note}`}
      action="Deactivate"
      busy={isPending}
      onConfirm={(chosen) => setActive(false, chosen)}
      onClose={onClose}
    />
  );
};

/** Calls `settled` after any response. The callbacks are the hook's: those of a call are dropped when its row goes. */
function useActivation(user: User, settled?: () => void) {
  const { succeeded, failed } = useNotices();
  const verb = user.isActive ? 'deactivate' : 'reactivate';
  const [update, { isPending }] = useUpdate<User>('users', undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => succeeded(`resources.users.notifications.${verb}`, user.username),
    onError: (error) => failed(`resources.users.failures.${verb}`, error),
    onSettled: settled,
  });
  const setActive = (isActive: boolean, chosen?: Record<string, string>) =>
    void update('users', { id: user.id, data: { isActive, ...chosen, version: user.version }, previousData: user });
  return { setActive, isPending };
}

/** Mails a new user a link to choose a first password. The server refuses it for users who have signed in before. */
function useInvitation() {
  const call = useCall();
  const once = useContentKey();
  return useAction({
    texts: 'users.invite',
    send: async ({ id }: Pick<User, 'id' | 'email'>) => {
      await call(`/api/admin/users/${id}/invite`, { method: 'POST', headers: once.headersFor(id) });
      once.responded();
    },
    said: (_, { email }) => email,
    reads: [],
  });
}

/** Shows where and how a user signs in. */
const SessionsAction = ({ user }: { user: User }) => {
  const { id, username } = user;
  const open = useRowDialog();
  const show = () =>
    open((close) => (
      <ContentDialog title={`Sessions of ${username}`} maxWidth="sm" onClose={close}>
        <SessionList path={`/api/admin/users/${id}/sessions`} endAllLabel="End all sessions" />
        <UserSecondFactor user={user} />
      </ContentDialog>
    ));
  return <RowAction label={`Sessions of ${username}`} icon={MonitorSmartphone} onClick={show} />;
};

/** What a user has beside the password; removed when the phone is lost. */
const UserSecondFactor = ({ user: { id, username } }: { user: User }) => {
  const path = `/api/admin/users/${id}/second-factor`;
  const query = useRead<SecondFactorState>(['second-factor', id], path);
  const { mutateAsync } = useRemoval('removeFactor', ['second-factor', 'sessions']);
  return (
    <Box component="section" aria-label="Two-step sign-in" sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ ...WITH_TERM, mb: 1 }}>
        <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700 }}>
          Two-step sign-in
        </Typography>
        {termHelp('Two-step sign-in')}
      </Box>
      <Loaded query={query} failure="The second step could not be loaded.">
        {({ passkeys, hasAuthenticator, recoveryCodes }) => {
          const parts = [...passkeys.map(({ name }) => `Passkey "${name}"`), ...(hasAuthenticator ? ['Authenticator app'] : [])];
          if (parts.length === 0) return <Typography color="text.secondary">Not set up.</Typography>;
          return (
            <>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {parts.join(', ')}; {recoveryCodes} recovery codes left.
              </Typography>
              <AskingButton
                variant="outlined"
                color="error"
                title={`Remove the second step of ${username}`}
                question="Are you sure that it is this person who asks? They are signed out, told by mail, and can then sign in with the password alone, or have to set up a new second step."
                action="Remove"
                onConfirm={() => mutateAsync(path)}
                sx={{ mt: 1.5 }}
              >
                Remove, as the phone is lost
              </AskingButton>
            </>
          );
        }}
      </Loaded>
    </Box>
  );
};

import { lazy } from 'react';
import { Box } from '@mui/material';
import { MailPlus, Pencil } from 'lucide-react';
import { readSession } from '../../data/session/session';
import type { User } from '../../data/types';
import { ActiveChip, StatusChip } from '../../kit/StatusChip';
import { BulkActions } from '../../lists/bulkActions';
import { ButtonsColumn, Column, DataTable } from '../../lists/DataTable';
import { DateText, TitleCell } from '../../lists/cells';
import { DeleteAction, RowAction } from '../../kit/RowActions';
import { RecordDialogs } from '../../editing/RecordDialogs';
import { RecordList } from '../../lists/RecordList';
import { RestrictedScreen } from '../../kit/deadEnds';
import { ActivationAction, useInvitation } from './accountActions';
import { roleName } from '../../account/roles';
import { toUser } from './toUser';
import { SessionsAction } from './SessionsAction';

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
        <DataTable label="Users" bulkActions={<BulkActions activate />}>
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
      <DeleteAction record={user} name={user.username} note={note} />
    </>
  );
};

import type { User } from '../data/types';
import { ResourceScreen } from '../ui/ResourceScreen';
import { RestrictedScreen } from '../ui/RestrictedScreen';
import { columns } from './columns';
import { toUser } from './toUser';
import { useInvitation } from './useInvitation';
import { UserInputs } from './UserInputs';

const DEFAULTS = { role: 'editor', isActive: true };

export const UserList = () => (
  <RestrictedScreen>
    <Users />
  </RestrictedScreen>
);

const Users = () => {
  const { mutate: invite } = useInvitation();
  return (
    <ResourceScreen<User>
      title="Users"
      note="Who may sign in to this backoffice. A new password, another role or a deactivation signs the person out at once."
      columns={columns}
      sort={{ field: 'username', order: 'ASC' }}
      inputs={<UserInputs />}
      defaults={DEFAULTS}
      transform={toUser}
      onCreated={(user, sent) => {
        if (sent['password'] === undefined && user.isActive) invite(user);
      }}
    />
  );
};

import { ResourceScreen } from '../ui/ResourceScreen';
import { RestrictedScreen } from '../ui/RestrictedScreen';
import { columns } from './columns';
import { toUser } from './toUser';
import { UserInputs } from './UserInputs';

const DEFAULTS = { role: 'editor', isActive: true };

export const UserList = () => (
  <RestrictedScreen>
    <ResourceScreen
      title="Users"
      note="Who may sign in to this backoffice. A new password, another role or a deactivation signs the person out at once."
      columns={columns}
      sort={{ field: 'username', order: 'ASC' }}
      inputs={<UserInputs />}
      defaults={DEFAULTS}
      transform={toUser}
    />
  </RestrictedScreen>
);

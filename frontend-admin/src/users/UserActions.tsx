import { MailPlus, Pencil } from 'lucide-react';
import { readSession } from '../auth/session';
import type { User } from '../data/types';
import { DeleteAction } from '../ui/DeleteAction';
import { RowAction } from '../ui/RowAction';
import { RowActions } from '../ui/RowActions';
import { ActivationAction } from './ActivationAction';
import { useInvitation } from './useInvitation';

const OWN = 'This is your own account: you will be signed out at once.';

export const UserActions = ({ user }: { user: User }) => {
  const note = user.id === readSession()?.user.id ? OWN : undefined;
  const invitation = useInvitation();
  const mayBeInvited = user.isActive && !user.lastLogin;
  return (
    <RowActions>
      {mayBeInvited && (
        <RowAction
          label={`Invite ${user.username}`}
          icon={MailPlus}
          disabled={invitation.isPending}
          onClick={() => invitation.mutate(user)}
        />
      )}
      <RowAction label={`Edit ${user.username}`} icon={Pencil} to={`/users/${user.id}`} />
      <ActivationAction user={user} note={note} />
      <DeleteAction record={user} name={user.username} note={note} />
    </RowActions>
  );
};

import { UserCheck, UserX } from 'lucide-react';
import { useUpdate } from 'react-admin';
import { useContentKey } from '../../data/idempotencyKey';
import type { User } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { RowAction } from '../../kit/RowActions';
import { useRowDialog } from '../../kit/RowDialogs';
import { useAction } from '../../kit/useAction';
import { useNotices } from '../../kit/useNotices';

/** Reactivates a user at once, or deactivates one after a confirmation. */
export const ActivationAction = ({ user, note }: { user: User; note?: string }) => {
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
    <ConfirmDialog
      title={`Deactivate ${user.username}`}
      question={`Are you sure you want to deactivate this user? ${note}`}
      action="Deactivate"
      busy={isPending}
      onConfirm={() => setActive(false)}
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
  const setActive = (isActive: boolean) =>
    void update('users', { id: user.id, data: { isActive, version: user.version }, previousData: user });
  return { setActive, isPending };
}

/** Mails a new user a link to choose a first password. The server refuses it for users who have signed in before. */
export function useInvitation() {
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

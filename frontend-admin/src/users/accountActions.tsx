import { useMutation } from '@tanstack/react-query';
import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { useContentKey } from '../data/idempotencyKey';
import type { User } from '../data/types';
import { useCall } from '../data/useCall';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { RowAction } from '../ui/RowActions';
import { useNotices } from '../ui/useNotices';

/** Reactivates a user at once, or deactivates one after a confirmation. */
export const ActivationAction = ({ user, note = '' }: { user: User; note?: string }) => {
  const [asking, setAsking] = useState(false);
  const { setActive, isPending } = useActivation(user);
  const { username, isActive } = user;
  const done = () => setAsking(false);
  if (!isActive)
    return <RowAction label={`Reactivate ${username}`} icon={UserCheck} disabled={isPending} onClick={() => setActive(true)} />;
  return (
    <>
      <RowAction label={`Deactivate ${username}`} icon={UserX} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={`Deactivate ${username}`}
          question={`Are you sure you want to deactivate this user? ${note || 'The user is signed out at once and cannot sign in until reactivated.'}`}
          action="Deactivate"
          busy={isPending}
          onConfirm={() => setActive(false, done)}
          onClose={done}
        />
      )}
    </>
  );
};

function useActivation(user: User) {
  const [update, { isPending }] = useUpdate<User>();
  const { succeeded, failed } = useNotices();

  /** Calls `settled` after any response. */
  const setActive = (isActive: boolean, settled?: () => void) => {
    const verb = isActive ? 'reactivate' : 'deactivate';
    void update(
      'users',
      { id: user.id, data: { isActive, version: user.version }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => succeeded(`resources.users.notifications.${verb}`, user.username),
        onError: (error) => failed(`resources.users.failures.${verb}`, error),
        onSettled: settled,
      },
    );
  };

  return { setActive, isPending };
}

/** Mails a new user a link to choose a first password. The server refuses it for users who have signed in before. */
export function useInvitation() {
  const call = useCall();
  const once = useContentKey();
  const { succeeded, failed } = useNotices();
  return useMutation({
    mutationFn: ({ id }: Pick<User, 'id' | 'email'>) =>
      call(`/api/admin/users/${id}/invite`, { method: 'POST', headers: once.headersFor(id) }),
    onSuccess: (_, { email }) => {
      once.answered();
      succeeded('resources.users.notifications.invite', email);
    },
    onError: (error) => failed('resources.users.failures.invite', error),
  });
}

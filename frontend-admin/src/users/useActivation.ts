import { useUpdate } from 'react-admin';
import type { User } from '../data/types';
import { useNotices } from '../ui/useNotices';

export function useActivation(user: User) {
  const [update, { isPending }] = useUpdate<User>();
  const { succeeded, failed } = useNotices();

  /** `settled` is called when the server has answered, whatever it said. */
  const setActive = (isActive: boolean, settled?: () => void) => {
    const verb = isActive ? 'reactivate' : 'deactivate';
    void update(
      'users',
      { id: user.id, data: { isActive, version: user.version }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => succeeded(`resources.users.notifications.${verb}d`, user.username),
        onError: (error) => failed(`resources.users.failures.${verb}`, error),
        onSettled: settled,
      },
    );
  };

  return { setActive, isPending };
}

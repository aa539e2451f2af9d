import { useMutation } from '@tanstack/react-query';
import type { User } from '../data/types';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';

/** Mails a new user the link to choose a first password. The server refuses it to who has signed in before. */
export function useInvitation() {
  const call = useCall();
  const { succeeded, failed } = useNotices();
  return useMutation({
    mutationFn: ({ id }: Pick<User, 'id' | 'email'>) => call(`/api/admin/users/${id}/invite`, { method: 'POST' }),
    onSuccess: (_, { email }) => succeeded('resources.users.notifications.invited', email),
    onError: (error) => failed('resources.users.failures.invite', error),
  });
}

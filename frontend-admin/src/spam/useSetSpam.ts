import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiName } from '../data/resources';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';

/** Marks an enquiry as spam or rescues it; lists, counts and an open dialog then read it anew. */
export function useSetSpam(id: string) {
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: (isSpam: boolean) =>
      call(`/api/admin/${apiName('inquiries')}/${id}/spam`, { method: 'PUT', body: JSON.stringify({ isSpam }) }),
    onSuccess: async (_, isSpam) => {
      succeeded(`resources.inquiries.notifications.${isSpam ? 'marked' : 'rescued'}`);
      await client.invalidateQueries({ queryKey: ['inquiries'] });
    },
    onError: (error) => failed('resources.inquiries.failures.spam', error),
  });
  return { setSpam: mutate, isPending };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiName } from '../data/resources';
import type { InquiryStatus } from '../data/types';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';

/** Sets an enquiry's status at once; the list, the counts and an open dialog then read it anew. */
export function useChangeStatus(id: string) {
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: (status: InquiryStatus) =>
      call(`/api/admin/${apiName('inquiries')}/${id}/status`, { method: 'PUT', body: JSON.stringify({ status }) }),
    onSuccess: async () => {
      succeeded('resources.inquiries.notifications.status');
      await client.invalidateQueries({ queryKey: ['inquiries'] });
    },
    onError: (error) => failed('resources.inquiries.failures.status', error),
  });
  return { changeStatus: mutate, isPending };
}

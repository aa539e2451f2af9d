import { useQuery } from '@tanstack/react-query';
import type { MailState } from './types';
import { useCall } from './useCall';

/** Whether mail can be sent; read when a screen that says so opens. */
export function useMailState() {
  const call = useCall();
  return useQuery({
    queryKey: ['mail-state'],
    queryFn: async ({ signal }) => (await call<MailState>('/api/admin/mail/state', { signal })).json,
  });
}

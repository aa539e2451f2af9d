import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictOf } from '../data/ApiError';
import { apiName } from '../data/dataProvider';
import type { Inquiry, InquiryStatus } from '../data/types';
import { useCall, useRead } from '../data/useCall';
import { useContentKey } from '../data/idempotencyKey';
import { useNotices } from '../kit/useNotices';

export type FollowUp =
  | { kind: 'note'; text: string }
  | { kind: 'call'; outcome: 'reached' | 'not-reached'; text: string }
  /** `version`: of the enquiry as its writer saw it. 'savedAnswer': there is no mail server yet. */
  | { kind: 'answer' | 'savedAnswer'; text: string; version: number }
  | { kind: 'link' | 'withdrawal' }
  | ({ kind: 'outcome'; version: number } & Pick<Inquiry, 'outcome' | 'lostReason' | 'amountPence'>)
  | ({ kind: 'complaint'; version: number } & Pick<Inquiry, 'complaintOutcome' | 'complaintEndedOn'>)
  | { kind: 'notes'; notes: string | null; version: number }
  | { kind: 'assignee'; assigneeId: string | null }
  | { kind: 'delivery'; deliveryId: string }
  | { kind: 'status'; status: InquiryStatus }
  | { kind: 'spam' | 'rescue' };

const SETTLED_MS = 3_000;

const pathOf = (id: string) => `/api/admin/${apiName('inquiries')}/${id}`;

/** Changes an enquiry, then refreshes lists, counts and an open dialog. */
export function useFollowUp(id: string) {
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const path = pathOf(id);
  const once = useContentKey();
  const put = (part: string, content: object) => call(`${path}/${part}`, { method: 'PUT', body: JSON.stringify(content) });
  const post = (part: string, content: object, headers: object = {}) => {
    const body = JSON.stringify(content);
    return call(`${path}/${part}`, { method: 'POST', body, headers: { ...once.headersFor(`${part} ${body}`), ...headers } });
  };
  const writesNotes = async ({ notes, version }: Extract<FollowUp, { kind: 'notes' }>) => {
    const init = { method: 'PUT', body: JSON.stringify({ notes }), headers: { 'If-Match': `"v${version}"` } };
    const response = await call<Inquiry>(path, init);
    // Until the enquiry is read again, its former notes would pass for a colleague's.
    client.setQueryData(['inquiries', 'getOne', { id, meta: undefined }], response.json);
    return response;
  };
  const mutationKey = ['follow-up', id];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ done }: { done: FollowUp; stored: (() => void) | undefined }) => {
      switch (done.kind) {
        case 'note':
          return post('notes', { text: done.text });
        case 'call':
          return post('calls', { outcome: done.outcome, text: done.text });
        case 'answer':
        case 'savedAnswer':
          return post('answers', { text: done.text }, { 'If-Match': `"v${done.version}"` });
        case 'link':
          return post('customer-page', {});
        case 'withdrawal':
          return call(`${path}/customer-page`, { method: 'DELETE' });
        case 'delivery':
          return post(`deliveries/${done.deliveryId}/send-again`, {});
        case 'notes':
          return writesNotes(done);
        case 'outcome':
        case 'complaint': {
          const { kind: _kind, version, ...fields } = done;
          return call(path, { method: 'PUT', body: JSON.stringify(fields), headers: { 'If-Match': `"v${version}"` } });
        }
        case 'assignee':
          return call(path, { method: 'PUT', body: JSON.stringify({ assigneeId: done.assigneeId }) });
        case 'status':
          return put('status', { status: done.status });
        case 'spam':
        case 'rescue':
          return put('spam', { isSpam: done.kind === 'spam' });
      }
    },
    onSuccess: async (_response, { done: { kind }, stored }) => {
      once.responded();
      stored?.();
      succeeded(`resources.inquiries.notifications.${kind}`);
      await client.invalidateQueries({ queryKey: ['inquiries'] });
      // Once more when its mail has been delivered or refused.
      if (kind === 'answer') setTimeout(() => void client.invalidateQueries({ queryKey: ['inquiries'] }), SETTLED_MS);
    },
    onError: async (error, { done: { kind } }) => {
      failed(`resources.inquiries.failures.${kind}`, error);
      if (conflictOf(error)) await client.invalidateQueries({ queryKey: ['inquiries'] });
    },
  });
  /** Calls `stored` even when the dialog has been closed, before the enquiry is read again. Failures are reported above. */
  const followUp = (done: FollowUp, stored?: () => void) => {
    // The second click of a double click can come before the button is disabled.
    if (client.isMutating({ mutationKey })) return;
    mutate({ done, stored });
  };
  return { followUp, isPending };
}

/** Reads a part of an enquiry, such as 'history'. */
export const useInquiryPart = <T>(id: string, part: string) => useRead<T>(['inquiries', id, part], `${pathOf(id)}/${part}`);

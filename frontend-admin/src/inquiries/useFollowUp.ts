import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../backend/openapi';
import { conflictOf } from '../data/ApiError';
import { apiName } from '../data/dataProvider';
import type { Inquiry } from '../data/types';
import { useCall, useRead } from '../data/useCall';
import { useContentKey } from '../data/idempotencyKey';
import { useNotices } from '../kit/useNotices';

type Schemas = components['schemas'];

/** What is done with an enquiry: how it is sent, and where below the enquiry's address. */
const REQUESTS = {
  note: ['POST', '/notes'],
  call: ['POST', '/calls'],
  answer: ['POST', '/answers'],
  // There is no mail server yet.
  savedAnswer: ['POST', '/answers'],
  link: ['POST', '/customer-page'],
  withdrawal: ['DELETE', '/customer-page'],
  delivery: ['POST', '/deliveries'],
  notes: ['PUT', ''],
  outcome: ['PUT', ''],
  complaint: ['PUT', ''],
  assignee: ['PUT', ''],
  status: ['PUT', '/status'],
  spam: ['PUT', '/spam'],
  rescue: ['PUT', '/spam'],
} as const;

export interface FollowUp {
  kind: keyof typeof REQUESTS;
  /** Below the address of its kind. */
  part?: string;
  content?: Schemas['InquiryNoteDto' | 'InquiryCallDto' | 'ReplyDto' | 'UpdateContactInquiryDto' | 'InquiryStatusDto' | 'SpamDto'];
  /** Of the enquiry as its writer saw it. */
  version?: number;
}

const SETTLED_MS = 3_000;

const pathOf = (id: string) => `/api/admin/${apiName('inquiries')}/${id}`;

/** Changes an enquiry, then refreshes lists, counts and an open dialog. */
export function useFollowUp(id: string) {
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const once = useContentKey();
  const send = async ({ kind, part = '', content, version }: FollowUp) => {
    const [method, place] = REQUESTS[kind];
    const body = content && JSON.stringify(content);
    const headers = {
      ...(method === 'POST' && once.headersFor(`${place}${part} ${body}`)),
      ...(version !== undefined && { 'If-Match': `"v${version}"` }),
    };
    const { json } = await call<Inquiry>(`${pathOf(id)}${place}${part}`, { method, body, headers });
    // Until the enquiry is read again, its former notes would pass for a colleague's.
    if (place === '') client.setQueryData(['inquiries', 'getOne', { id, meta: undefined }], json);
  };
  const mutationKey = ['follow-up', id];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ done }: { done: FollowUp; stored: (() => void) | undefined }) => send(done),
    onSuccess: async (_sent, { done: { kind }, stored }) => {
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../data/ApiError';
import { apiName } from '../data/resources';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';

const STALE = 412;

export type FollowUp =
  | { kind: 'note'; text: string }
  | { kind: 'call'; outcome: 'reached' | 'not-reached'; text: string }
  | { kind: 'notes'; notes: string | null; version: number }
  | { kind: 'assignee'; assigneeId: string | null }
  | { kind: 'mail'; mailId: string };

/** What staff do with an enquiry beside its status; whatever shows it then reads it anew. */
export function useFollowUp(id: string) {
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const path = `/api/admin/${apiName('inquiries')}/${id}`;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (done: FollowUp) => {
      switch (done.kind) {
        case 'note':
          return call(`${path}/notes`, post({ text: done.text }));
        case 'call':
          return call(`${path}/calls`, post({ outcome: done.outcome, text: done.text }));
        case 'mail':
          return call(`${path}/mails/${done.mailId}/send-again`, post({}));
        case 'notes':
          return call(path, { method: 'PUT', body: JSON.stringify({ notes: done.notes }), headers: { 'If-Match': `"v${done.version}"` } });
        case 'assignee':
          return call(path, { method: 'PUT', body: JSON.stringify({ assigneeId: done.assigneeId }) });
      }
    },
    onSuccess: async (_answer, { kind }) => {
      succeeded(`resources.inquiries.notifications.${kind}`);
      await client.invalidateQueries({ queryKey: ['inquiries'] });
    },
    onError: async (error, { kind }) => {
      failed(`resources.inquiries.failures.${kind}`, error);
      if (error instanceof ApiError && error.status === STALE) await client.invalidateQueries({ queryKey: ['inquiries'] });
    },
  });
  /** `stored` is called even when the dialog has been closed meanwhile. That it failed has been said above. */
  const followUp = (done: FollowUp, stored?: () => void) => {
    mutateAsync(done).then(stored, () => undefined);
  };
  return { followUp, isPending };
}

const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContentKey } from '../../data/idempotencyKey';
import { useCall, useRead } from '../../data/useCall';
import type { PlannedChange, PlanRequest } from '../../data/types';
import { showToast } from '../../kit/toasts';

const PATH = '/api/admin/planned-changes';
const KEY = ['planned-changes'];

/** Returns what is planned or failed, of the plans that are meant. */
export function usePlans(isMeant: (plan: PlannedChange) => boolean): PlannedChange[] {
  const { data = [] } = useRead<PlannedChange[]>(KEY, PATH);
  return data.filter((plan) => plan.status !== 'done' && isMeant(plan));
}

const LONDON = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** 'Thu, 24 December 2026 at 09:00', UK time. */
export const ukTime = (iso: string): string => LONDON.format(new Date(iso));

const SHORT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** '24/12, 09:00', UK time. */
export const shortUkTime = (iso: string): string => SHORT.format(new Date(iso));

export function doing({ action, status }: PlannedChange): string {
  if (status === 'planned') return action === 'publish' ? 'Goes live' : 'Is taken down';
  return action === 'publish' ? 'Was to go live' : 'Was to be taken down';
}

export function useCancelPlan() {
  const client = useQueryClient();
  const call = useCall();
  return useMutation({
    mutationFn: (id: string) => call<PlannedChange>(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: ({ json }) =>
      showToast({ title: json.status === 'cancelled' ? 'Plan Cancelled' : 'Put Aside', description: json.name, variant: 'default' }),
    onError: (error) =>
      showToast({ title: 'Error', description: 'The plan could not be cancelled.', reason: error.message, variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function usePlan(onDone: () => void) {
  const client = useQueryClient();
  const call = useCall();
  const once = useContentKey();
  return useMutation({
    mutationFn: ({ wanted, version }: { wanted: PlanRequest; version?: number }) => {
      const body = JSON.stringify(wanted);
      const headers = { ...once.headersFor(body), ...(version !== undefined && { 'If-Match': `"v${version}"` }) };
      return call<PlannedChange>(PATH, { method: 'POST', body, headers });
    },
    onSuccess: async ({ json }) => {
      once.responded();
      showToast({ title: 'Planned', description: `${doing(json)} ${ukTime(json.dueAt)}`, variant: 'default' });
      onDone();
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}

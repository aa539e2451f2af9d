import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from 'react-admin';
import { useCall, useRead } from '../../data/useCall';
import type { ContentCheckState } from '../../data/types';
import { showToast } from '../../kit/toasts';

const PATH = '/api/admin/content-checks';
const KEY = ['content-check-state'];
const AGAIN_MS = 1_500;

/** When the published pages were checked, and a function that checks them again. The list is loaded again after a run. */
export function useSiteChecks() {
  const client = useQueryClient();
  const call = useCall();
  const refresh = useRefresh();
  const { data: state } = useRead<ContentCheckState>(KEY, `${PATH}/state`, {
    refetchInterval: ({ state: { data } }) => (data?.isRunning ? AGAIN_MS : false),
  });
  const run = useMutation({
    mutationFn: async () => (await call<ContentCheckState>(`${PATH}/run`, { method: 'POST' })).json,
    onSuccess: (next) => client.setQueryData(KEY, next),
    onError: (error) =>
      showToast({ title: 'Check Failed', description: 'The pages could not be checked.', reason: error.message, variant: 'destructive' }),
  });
  const checkedAt = state?.checkedAt;
  const reload = useEffectEvent(() => {
    if (checkedAt) refresh();
  });
  useEffect(() => reload(), [checkedAt]);
  return { state, isRunning: run.isPending || state?.isRunning === true, checkNow: () => run.mutate() };
}

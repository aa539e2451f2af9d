import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageReport } from '../data/types';
import { useCall } from '../data/useCall';

/** What happened on the public site's pages in the last `days`, up to today. */
export function useReport(days: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['page-statistics', days],
    queryFn: async ({ signal }) => (await call<PageReport>(`/api/admin/page-statistics?days=${days}`, { signal })).json,
    placeholderData: keepPreviousData,
  });
}

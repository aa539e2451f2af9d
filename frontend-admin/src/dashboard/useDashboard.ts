import { useQuery } from '@tanstack/react-query';
import type { DashboardSummary } from '../data/types';
import { useCall } from '../data/useCall';

const NOTHING: DashboardSummary = {
  activeItems: 0,
  newInquiries: 0,
  overdueInquiries: 0,
  dueSoonInquiries: 0,
  mediaFiles: 0,
  publishedPages: 0,
  systemHealth: 0,
  isHiddenDemo: false,
  recentInquiries: [],
};

/** Today's figures. A read that fails counts as empty. */
export function useDashboard() {
  const call = useCall();
  const { data, isPending, isError } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => (await call<DashboardSummary>('/api/admin/dashboard', { signal })).json,
  });
  return { summary: data ?? NOTHING, isPending, isError };
}

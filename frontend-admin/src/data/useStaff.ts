import { useQuery } from '@tanstack/react-query';
import type { StaffName } from './types';
import { useCall } from './useCall';

interface StaffQuery {
  /** Asked for once it is true. */
  enabled?: boolean;
}

/** Everyone who ever was a member of staff, by username; whoever `isActive` can be given work. */
export function useStaff({ enabled = true }: StaffQuery = {}): StaffName[] {
  const call = useCall();
  const { data = [] } = useQuery({
    queryKey: ['staff-names'],
    enabled,
    queryFn: async ({ signal }) => (await call<StaffName[]>('/api/admin/staff-names', { signal })).json,
  });
  return data;
}

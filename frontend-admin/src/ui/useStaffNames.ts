import { useQuery } from '@tanstack/react-query';
import type { StaffName } from '../data/types';
import { useCall } from '../data/useCall';

/** Whom ids of members of staff stand for; nothing while that is not known. Asked for once there is an id. */
export function useStaffNames(enabled: boolean): (id: string | undefined) => string | undefined {
  const call = useCall();
  const { data = [] } = useQuery({
    queryKey: ['staff-names'],
    enabled,
    queryFn: async ({ signal }) => (await call<StaffName[]>('/api/admin/staff-names', { signal })).json,
  });
  return (id) => data.find((person) => person.id === id)?.username;
}

import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { type ApiResponse, type RequestOptions, request } from './request';
import type { ChannelState, StaffName } from './types';

/** Requests outside react-admin's resources; here too a 401 ends the session. */
export function useCall() {
  const endIfDenied = useLogoutIfAccessDenied();
  return useCallback(
    async <T>(path: string, options?: RequestOptions): Promise<ApiResponse<T>> => {
      try {
        return await request<T>(path, options);
      } catch (error) {
        await endIfDenied(error);
        throw error;
      }
    },
    [endIfDenied],
  );
}

/** Reads from the API what is not a resource of react-admin. */
export function useRead<T>(queryKey: QueryKey, path: string, options?: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>) {
  const call = useCall();
  return useQuery<T>({ ...options, queryKey, queryFn: async ({ signal }) => (await call<T>(path, { signal })).json });
}

/** The channels that notify people of enquiries. */
export const useChannels = () => useRead<ChannelState[]>(['channels'], '/api/admin/notifications/channels');

/** All current and former staff by username; those with `isActive` can be assigned work. */
export const useStaff = ({ enabled = true } = {}): StaffName[] =>
  useRead<StaffName[]>(['staff-names'], '/api/admin/staff-names', { enabled }).data ?? [];

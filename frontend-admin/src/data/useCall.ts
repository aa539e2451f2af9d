import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { type ApiAnswer, type RequestOptions, request } from './request';

/** Calls that are no list or record of react-admin's; here too a 401 ends the session. */
export function useCall() {
  const endIfDenied = useLogoutIfAccessDenied();
  return useCallback(
    async <T>(path: string, options?: RequestOptions): Promise<ApiAnswer<T>> => {
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

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../data/ApiError';
import type { PushDevice } from '../../data/types';
import { useCall } from '../../data/useCall';
import { currentSubscription, unsubscribe } from './browser';

export const DEVICES = '/api/admin/profile/devices';

/**
 * Returns this browser's device, null while notifications are off. Tells the server that it is used in this session, and switches off a browser that was removed there
 * or belongs to a colleague.
 */
export function useThisDevice() {
  const call = useCall();
  return useQuery<PushDevice | null>({
    queryKey: ['push-devices', 'this'],
    queryFn: async () => {
      const subscription = await currentSubscription();
      if (!subscription) return null;
      try {
        return (await call<PushDevice>(`${DEVICES}/present`, { method: 'PUT', body: JSON.stringify({ endpoint: subscription.endpoint }) }))
          .json;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        await unsubscribe();
        return null;
      }
    },
  });
}

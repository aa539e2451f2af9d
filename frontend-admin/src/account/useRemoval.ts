import type { components } from '../../../backend/openapi';
import { useCall } from '../data/useCall';
import { useAction } from '../kit/useAction';

/** Removes by its path something with which an account signs in; the server says what that means. */
export function useRemoval(action: 'endSessions' | 'removeFactor', reads: readonly string[]) {
  const call = useCall();
  return useAction({
    texts: `profile.${action}`,
    send: async (path: string) => (await call<components['schemas']['MessageResponse']>(path, { method: 'DELETE' })).json.message,
    said: (message) => message,
    reads,
  });
}

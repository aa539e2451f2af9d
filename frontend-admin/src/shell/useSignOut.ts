import { useLogout } from 'react-admin';
import { unsubscribe } from '../account/push/browser';

/** Returns the sign-out by hand, after which this device gets no notifications: they are to arrive when the backoffice was only not used for a while. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    void unsubscribe();
    await logout({}, undefined, false);
  };
}

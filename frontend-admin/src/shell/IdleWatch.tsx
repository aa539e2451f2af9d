import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { isUnused } from '../data/session/idle';
import { readSession } from '../data/session/session';
import { hasUnsavedWork } from '../data/unsavedWork';
import { showToast } from '../kit/toasts';

const EVERY_MS = 15_000;

/**
 * Leaves the screen when the session has ended unused, so that nobody else reads it. Unsaved work stays: saving it asks for a sign-in.
 */
export const IdleWatch = () => {
  const logout = useLogout();
  useEffect(() => {
    let isLeaving = false;
    const look = () => {
      const session = readSession();
      if (isLeaving || !session || hasUnsavedWork() || !isUnused(session)) return;
      isLeaving = true;
      showToast({
        title: 'Signed out',
        description: 'You were signed out because the backoffice was not used for a while.',
        variant: 'default',
      });
      void logout();
    };
    const timer = setInterval(look, EVERY_MS);
    // A browser pauses timers of hidden tabs.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [logout]);
  return null;
};

import { useCallback, useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { ApiError } from '../data/ApiError';
import { isAbort, UNREACHABLE } from '../data/request';
import { showToast } from './toasts';

/**
 * Notifies of success or failure, by keys of i18n/en.ts. Failures are logged, too, and show their reason in a line of its own, which
 * react-admin's useNotify does not have.
 */
export function useNotices() {
  const translate = useTranslate();

  const succeeded = useCallback(
    // `count`: the number of records. `reason`: a line of its own.
    (key: string, description?: string, count = 1, reason?: string) =>
      showToast({ title: translate(key, { smart_count: count }), description, reason, variant: 'default' }),
    [translate],
  );

  const failed = useCallback(
    (key: string, error: unknown) => {
      // Cancelled by the user.
      if (isAbort(error)) return;
      console.error(error);
      // The session has ended: react-admin says so and shows the login.
      if (error instanceof ApiError && error.status === 401) return;
      const reason = error instanceof Error ? error.message : undefined;
      showToast({ title: translate('backoffice.error'), description: translate(key), reason, variant: 'destructive' });
    },
    [translate],
  );

  return { succeeded, failed };
}

/** Shows react-admin's own notifications as ours. Our screens use useNotices. */
export const Notification = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    // The banner says so; a notice would replace one that the user waits for.
    if (!payload || typeof payload.message !== 'string' || payload.message === UNREACHABLE) return;
    const { type, message, notificationOptions } = payload;
    const text = translate(message, notificationOptions?.messageArgs);
    if (type !== 'error' && type !== 'warning') return showToast({ title: text, variant: 'default' });
    showToast({ title: translate('backoffice.error'), description: text, variant: 'destructive' });
  }, [notifications, takeNotification, translate]);

  return null;
};

import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { showToast } from './toasts';

/** Hands what react-admin itself wants said to our notices. Our own screens speak through useNotices. */
export const Notification = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    if (!payload || typeof payload.message !== 'string') return;
    const { type, message, notificationOptions } = payload;
    const text = translate(message, notificationOptions?.messageArgs);
    if (type === 'error' || type === 'warning') {
      showToast({ title: translate('backoffice.error'), description: text, variant: 'destructive' });
    } else {
      showToast({ title: text, variant: 'default' });
    }
  }, [notifications, takeNotification, translate]);

  return null;
};

import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../data/ApiError';
import { showToast } from './toasts';

/** Says that something worked or failed, by keys of i18n/en.ts. Failures go to the console too, with their cause under the text. */
export function useNotices() {
  const translate = useTranslate();

  const succeeded = useCallback(
    (key: string, description?: string) => showToast({ title: translate(key), description, variant: 'default' }),
    [translate],
  );

  const failed = useCallback(
    (key: string, error: unknown) => {
      console.error(error);
      // The session is over: react-admin says so and shows the login.
      if (error instanceof ApiError && error.status === 401) return;
      const reason = error instanceof Error ? error.message : undefined;
      showToast({ title: translate('backoffice.error'), description: translate(key), reason, variant: 'destructive' });
    },
    [translate],
  );

  return { succeeded, failed };
}

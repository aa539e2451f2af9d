import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergedText, useFieldName } from './changes/fieldNames';
import { useNotices } from '../kit/useNotices';
import { ApiError, conflictOf } from '../data/ApiError';
import type { Fields } from '../data/changedFields';
import { saveChanges } from '../data/saveChanges';
import { useCall, useRead } from '../data/useCall';

/** A record without a list: fetched when its screen opens, saved by its changed fields. `nameOf` is shown in the notification of a save. */
export function useSingleton<R extends Fields>(resource: 'company-info' | 'profile', nameOf?: (record: R) => string) {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  const fieldName = useFieldName(resource === 'profile' ? 'users' : resource);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const path = `/api/admin/${resource}`;
  const key = [resource];
  // Not cached: filling the form again from a newer response would overwrite what is being typed.
  const query = useRead<R>(key, path, { gcTime: 0 });

  /** Resolves to the errors to show in the form, if any. */
  const save = async (data: Fields & { version?: number }, onSaved?: () => void) => {
    try {
      const { record, theirs } = await saveChanges<R>({ path, data, base: query.data, send: call });
      setRefusal(null);
      client.setQueryData(key, record);
      succeeded(`resources.${resource}.notifications.update`, nameOf?.(record), 1, mergedText(theirs, fieldName));
      onSaved?.();
      return undefined;
    } catch (error) {
      failed(`resources.${resource}.failures.update`, error);
      const conflict = conflictOf(error);
      if (conflict) setRefusal(conflict);
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };

  return {
    query,
    save,
    /** For FormConflict: what the form was filled with, and how to follow someone else's version. */
    conflict: {
      refusal,
      base: query.data,
      reread: async () => (await call<R>(path)).json,
      follow: (theirs: Fields) => void client.setQueryData(key, theirs),
    },
  };
}

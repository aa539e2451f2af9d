import { useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useNotices } from './useNotices';

/** What a save says when it worked or failed; `saved` lets the dialog close once its form knows, too. */
export function useOutcome<R extends RaRecord>(
  done: 'created' | 'updated',
  failure: 'create' | 'update',
  then?: (record: R, sent: Record<string, unknown>) => void,
) {
  const [saved, setSaved] = useState(false);
  const { succeeded, failed } = useNotices();
  const text = `resources.${useResourceContext()}`;
  const mutationOptions = {
    onSuccess: (record: R, { data = {} }: { data?: Record<string, unknown> }) => {
      succeeded(`${text}.notifications.${done}`, labelOf(record));
      setSaved(true);
      then?.(record, data);
    },
    onError: (error: unknown) => failed(`${text}.failures.${failure}`, error),
  };
  return { saved, mutationOptions };
}

/** What people call the record. */
function labelOf(record: RaRecord): string | undefined {
  const label: unknown = record['title'] ?? record['name'] ?? record['username'] ?? record['fromPath'];
  return typeof label === 'string' ? label : undefined;
}

import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../data/ApiError';
import type { SetUpStatus } from '../data/types';
import { useCall, useRead } from '../data/useCall';
import { useDraft } from '../drafts/drafts';
import { useNotices } from '../ui/useNotices';

const PATH = '/api/admin/set-up';
const KEY = ['set-up'];

/** Reads what is left of the demonstration; the server refuses it to editors. */
export const useSetUpStatus = ({ enabled = true } = {}) => useRead<SetUpStatus>(KEY, PATH, { enabled });

/** Keeps which steps were saved or skipped in this browser. Whether the necessary ones are done, the server says. */
export function useDoneSteps(): [readonly string[], (id: string) => void] {
  const [done = [], setDone] = useDraft<string[]>('set-up-steps');
  return [done, (id) => setDone((current = []) => [...new Set([...current, id])])];
}

/** Sends a step that is not part of the settings. Resolves to the errors to show in the form, or calls `onSaved`. */
export function useSetUpCall(name: 'places' | 'services' | 'remove') {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  return async (body: object, onSaved: () => void) => {
    try {
      const [path, method] = name === 'remove' ? [`${PATH}/remove-demonstration`, 'POST'] : [`${PATH}/${name}`, 'PUT'];
      const { json } = await call<SetUpStatus>(path, { method, body: JSON.stringify(body) });
      client.setQueryData(KEY, json);
      // Every list may have changed.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
      succeeded(`resources.set-up.notifications.${name}`);
      onSaved();
      return undefined;
    } catch (error) {
      failed(`resources.set-up.failures.${name}`, error);
      await client.invalidateQueries({ queryKey: KEY });
      return error instanceof ApiError ? error.body.errors : undefined;
    }
  };
}

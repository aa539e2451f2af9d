import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../data/ApiError';
import type { SetUpStatus } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { useNotices } from '../../kit/useNotices';
import type { OptionalStep } from './steps';

const PATH = '/api/admin/set-up';
const KEY = ['set-up'];

/** Reads what is left of the demonstration; the server refuses it to editors. */
export const useSetUpStatus = () => useRead<SetUpStatus>(KEY, PATH);

/** Keeps for every administrator that a step was saved or skipped. */
export function useFinishStep(): (step: OptionalStep) => void {
  const call = useCall();
  const client = useQueryClient();
  const { failed } = useNotices();
  const { mutate } = useMutation({
    mutationFn: async (step: OptionalStep) =>
      (await call<SetUpStatus>(`${PATH}/steps`, { method: 'PUT', body: JSON.stringify({ step }) })).json,
    onSuccess: async (status) => {
      // A read that began before the write would undo it here.
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData(KEY, status);
    },
    onError: (error) => failed('backoffice.stepFailed', error),
  });
  return mutate;
}

/** Sends a step that is not part of the settings; what it sends may have to be read first. Resolves to the errors to show in the form, or calls `onSaved`. */
export function useSetUpCall(name: 'places' | 'services' | 'remove') {
  const call = useCall();
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  return async (content: object | (() => Promise<object>), onSaved: () => void) => {
    try {
      const body: object = typeof content === 'function' ? ((await content()) as object) : content;
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

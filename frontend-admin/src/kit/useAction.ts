import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotices } from './useNotices';

interface ActionOptions<T, V> {
  /** A key of the texts, such as 'profile.password': of a title when it worked, and of a sentence when it failed. */
  texts: `${string}.${string}`;
  send: (given: V) => Promise<T>;
  /** Instead of the notice that it worked. */
  onSuccess?: (result: T, given: V) => void;
  /** Stands below the title. */
  said?: (result: T, given: V) => string;
  /** The first keys of what is read again, also after a failure: it may have happened, or somebody else was faster. */
  reads: readonly string[];
}

/** Something that is done by a button, outside of forms: a notice says how it went. */
export function useAction<T, V = void>({ texts, send, onSuccess, said, reads }: ActionOptions<T, V>) {
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  const [resource, action] = texts.split('.');
  return useMutation({
    mutationFn: send,
    onSuccess: onSuccess ?? ((result, given) => succeeded(`resources.${resource}.notifications.${action}`, said?.(result, given))),
    onError: (error) => failed(`resources.${resource}.failures.${action}`, error),
    onSettled: () => Promise.all(reads.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HomepageChange, HomepageVersion } from '../data/types';
import { useCall } from '../data/useCall';
import { showToast } from '../ui/toasts';
import { failureToast } from './failureToast';
import { homepageKeys } from './useHomepage';
import { withChange } from './withChange';

// Writes wait for each other: each carries the ETag that the one before it was answered with.
const scope = { id: 'homepage' };

const SAVE = ['homepage', 'save'];

export type HomepageActions = ReturnType<typeof useHomepageActions>;

/** Save, publish and roll back, with their notices. */
export function useHomepageActions() {
  const client = useQueryClient();
  const call = useCall();
  const stored = () => client.getQueryData<HomepageVersion>(homepageKeys.draft);
  // Nobody's work is overwritten unseen: the server refuses a write to a draft that has moved on.
  const ifMatch = (): HeadersInit => {
    const draft = stored();
    return draft ? { 'If-Match': `"v${draft.lockVersion}"` } : {};
  };
  const draftPath = () => {
    const id = stored()?.id;
    if (!id) throw new Error('No draft ID');
    return `/api/admin/homepage/${id}`;
  };
  const done = (title: string) => showToast({ title, variant: 'default' });
  const reread = () => client.invalidateQueries({ queryKey: homepageKeys.all });

  const save = useMutation({
    scope,
    mutationKey: SAVE,
    mutationFn: async (change: HomepageChange) => {
      const { json } = await call<HomepageVersion>(draftPath(), { method: 'PUT', body: JSON.stringify(change), headers: ifMatch() });
      return json;
    },
    // Shown at once; the answer then replaces it, or a failure brings back what is stored.
    onMutate: (change) => {
      client.setQueryData<HomepageVersion>(homepageKeys.draft, (former) => former && withChange(former, change));
    },
    onSuccess: (draft) => {
      // Edits that wait for their turn stay on the screen: the next one begins with what is seen, and would undo them.
      const isLast = client.isMutating({ mutationKey: SAVE }) === 1;
      client.setQueryData<HomepageVersion>(homepageKeys.draft, (shown) =>
        isLast || !shown ? draft : { ...shown, lockVersion: draft.lockVersion, updatedAt: draft.updatedAt },
      );
      done('Draft Saved');
    },
    onError: async (error) => {
      showToast(failureToast('Save Failed', error, 'Failed to save draft'));
      await client.invalidateQueries({ queryKey: homepageKeys.draft });
    },
  });

  const publish = useMutation({
    scope,
    mutationFn: async (changeNote: string) =>
      call(`${draftPath()}/publish`, { method: 'POST', body: JSON.stringify({ changeNote }), headers: ifMatch() }),
    onSuccess: async () => {
      done('Published Successfully');
      await reread();
    },
    onError: (error) => showToast(failureToast('Publish Failed', error, 'Failed to publish homepage')),
  });

  const rollback = useMutation({
    scope,
    mutationFn: (revisionId: string) => call(`/api/admin/homepage/rollback/${revisionId}`, { method: 'POST', headers: ifMatch() }),
    onSuccess: async () => {
      done('Rollback Successful');
      await reread();
    },
    onError: (error) => showToast(failureToast('Rollback Failed', error, 'Failed to rollback')),
  });

  return { save, publish, rollback };
}

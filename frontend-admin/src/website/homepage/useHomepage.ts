import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictOf } from '../../data/ApiError';
import type { HomepageChange, HomepageVersion, PublishedHomepage } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { useContentKey } from '../../data/idempotencyKey';
import { writeOnTop } from '../../data/saveChanges';
import { showToast, type Toast } from '../../kit/toasts';
import { changesBetween } from './comparison';
import { mergeDraft } from './mergeDraft';

export const homepageKeys = {
  all: ['homepage'],
  draft: ['homepage', 'draft'],
  published: ['homepage', 'published'],
  revisions: ['homepage', 'revisions'],
  save: ['homepage', 'save'],
  goLive: ['homepage', 'go live'],
} as const;

/** Applies a change. The API takes null for 'no keywords' and returns an empty list. */
const withChange = (draft: HomepageVersion, { keywords, ...change }: HomepageChange): HomepageVersion => ({
  ...draft,
  ...change,
  keywords: keywords === undefined ? draft.keywords : (keywords ?? []),
});

/** Returns the change to make to the draft as it is when the edit's turn comes. */
type Edit = (draft: HomepageVersion) => HomepageChange;

interface SaveRequest {
  edit: Edit;
  /** A save is ignored while another with this key is running, so a double click saves once. */
  key?: string | undefined;
  /** Called with the draft before and after, even when the screen has been left. */
  onSaved?: ((before: HomepageVersion, after: HomepageVersion) => void) | undefined;
  onSettled?: (() => void) | undefined;
}

/** Edits that are already in the stored draft, although react-query still counts them as pending. */
const storedEdits = new WeakSet<Edit>();

/** The stored draft, the draft with the edits that are still being saved, and the live version. `published` is null before the first publish. */
export function useHomepage() {
  const stored = useRead<HomepageVersion>(homepageKeys.draft, '/api/admin/homepage/draft', { retry: 1 });
  // Not found before the first publish.
  const published = useRead<PublishedHomepage>(homepageKeys.published, '/api/homepage/published', { retry: 1 });
  const edits = useMutationState({
    filters: { mutationKey: homepageKeys.save, status: 'pending' },
    select: ({ state }) => (state.variables as SaveRequest).edit,
  });
  const pending = edits.filter((edit) => !storedEdits.has(edit));
  const draft = stored.data && pending.reduce((shown, edit) => withChange(shown, edit(shown)), stored.data);
  return { stored, draft, published: published.data ?? null };
}

const MERGE_FIRST = 'Someone else has changed the homepage since you opened it. Look at their changes, then try again.';

// Runs writes one after the other: each needs the response to the one before.
const scope = { id: 'homepage' };

export interface HomepageConflict extends Pick<HomepageVersion, 'updatedBy' | 'updatedAt'> {
  changes: string[];
  /** Whether their changes and ours are stored; otherwise ours were refused. */
  isMerged: boolean;
}

interface GoLiveRequest {
  path: string | ((draft: HomepageVersion) => string);
  content?: object;
  says: typeof PUBLISHING;
  onStored?: () => void;
  onSettled?: () => void;
}

const PUBLISHING = { done: 'Published Successfully', failed: 'Publish Failed', fallback: 'Failed to publish homepage' };
const ROLLING_BACK = { done: 'Rollback Successful', failed: 'Rollback Failed', fallback: 'Failed to rollback' };

export type HomepageActions = ReturnType<typeof useHomepageActions>;

export function useHomepageActions() {
  const client = useQueryClient();
  const call = useCall();
  const once = useContentKey();
  const [conflict, setConflict] = useState<HomepageConflict | null>(null);
  const stored = () => client.getQueryData<HomepageVersion>(homepageKeys.draft);
  const loaded = () => {
    const draft = stored();
    if (!draft?.id) throw new Error('No draft ID');
    return draft;
  };
  // The server rejects a write to a draft that has changed since.
  const ifMatch = ({ lockVersion }: HomepageVersion) => ({ 'If-Match': `"v${lockVersion}"` });
  const reread = () => client.invalidateQueries({ queryKey: homepageKeys.all });

  const succeeded = (title: string) => {
    setConflict(null);
    showToast({ title, variant: 'default' });
  };
  const failed = async (title: string, error: Error, fallback: string) => {
    if (!conflictOf(error)) return showToast(failureToast(title, error, fallback));
    const before = stored();
    await reread();
    const after = stored();
    if (before && after) setConflict({ ...after, changes: changesBetween(before, after), isMerged: false });
    showToast({ ...failureToast(title, error, fallback), description: MERGE_FIRST });
  };

  const saving = useMutation({
    scope,
    mutationKey: homepageKeys.save,
    mutationFn: async ({ edit }: SaveRequest) => {
      const before = loaded();
      let [newest, change]: [HomepageVersion, HomepageChange] = [before, edit(before)];
      const put = async () => {
        const init = { method: 'PUT', body: JSON.stringify(change), headers: ifMatch(newest) };
        return (await call<HomepageVersion>(`/api/admin/homepage/${newest.id}`, init)).json;
      };
      const after = await writeOnTop(put, async (refusal) => {
        newest = (await call<HomepageVersion>('/api/admin/homepage/draft')).json;
        const merged = mergeDraft(before, edit(before), newest);
        if (!merged) throw refusal;
        change = merged;
      });
      return { before, newest, after };
    },
    onSuccess: async ({ before, newest, after }, request) => {
      // An earlier read would restore the previous version.
      await client.cancelQueries({ queryKey: homepageKeys.draft });
      storedEdits.add(request.edit);
      client.setQueryData(homepageKeys.draft, after);
      request.onSaved?.(before, after);
      succeeded('Draft Saved');
      const changes = changesBetween(before, newest);
      if (changes.length > 0) setConflict({ ...newest, changes, isMerged: true });
    },
    onError: (error) => failed('Save Failed', error, 'Failed to save draft'),
    onSettled: (_data, _error, request) => request.onSettled?.(),
  });

  const save = (edit: Edit, options: Omit<SaveRequest, 'edit'> = {}) => {
    const { key } = options;
    const isUnderWay = ({ state }: { state: { variables?: unknown } }) => (state.variables as SaveRequest).key === key;
    const filters = { mutationKey: homepageKeys.save, status: 'pending' } as const;
    if (key !== undefined && client.getMutationCache().find({ ...filters, predicate: isUnderWay })) return;
    saving.mutate({ edit, ...options });
  };

  const goingLive = useMutation({
    scope,
    mutationKey: homepageKeys.goLive,
    mutationFn: async ({ path, content = {} }: GoLiveRequest) => {
      const draft = loaded();
      const place = typeof path === 'string' ? path : path(draft);
      const body = JSON.stringify(content);
      // After a lost response, a retry must not create a second version.
      const headers = { ...ifMatch(draft), ...once.headersFor(`${place} ${draft.lockVersion} ${body}`) };
      await call(`/api/admin/homepage/${place}`, { method: 'POST', body, headers });
      once.responded();
    },
    onSuccess: async (_, { says, onStored }) => {
      onStored?.();
      succeeded(says.done);
      await reread();
    },
    onError: (error, { says }) => failed(says.failed, error, says.fallback),
    onSettled: (_data, _error, { onSettled }) => onSettled?.(),
  });

  const goLive = (request: GoLiveRequest) => {
    // The cache knows at once; buttons are disabled only with the next render.
    if (client.isMutating({ mutationKey: homepageKeys.goLive }) === 0) goingLive.mutate(request);
  };

  return {
    save,
    isSaving: useIsMutating({ mutationKey: homepageKeys.save }) > 0,
    publish: (changeNote: string, onStored: () => void) =>
      goLive({ path: ({ id }) => `${id}/publish`, content: { changeNote }, says: PUBLISHING, onStored }),
    rollback: (revisionId: string, onSettled: () => void) => goLive({ path: `rollback/${revisionId}`, says: ROLLING_BACK, onSettled }),
    isGoingLive: goingLive.isPending,
    conflict,
    forgetConflict: () => setConflict(null),
  };
}

function failureToast(title: string, error: Error, fallback: string): Toast {
  console.error(error);
  return { title, description: error.message || fallback, variant: 'destructive' };
}

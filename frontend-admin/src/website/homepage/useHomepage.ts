import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type Dispatch, type SetStateAction, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { conflictOf } from '../../data/ApiError';
import { type Fields, same } from '../../data/changedFields';
import { useReachable } from '../../data/connection';
import { fieldRule } from '../../data/contract';
import { useContentKey } from '../../data/idempotencyKey';
import type { request, RequestOptions } from '../../data/request';
import { saveChanges } from '../../data/saveChanges';
import type { HomepageVersion, PublishedHomepage } from '../../data/types';
import { useCall } from '../../data/useCall';
import type { useKeptForm } from '../../editing/drafts/useKeptForm';
import { showToast, type Toast } from '../../kit/toasts';
import { differencesOf, LAYOUT, leftOf, LOST, SEO, tidied, toChange, toRecord, type Unsaved, unsavedIn } from './record';

export const homepageKeys = {
  all: ['homepage'],
  draft: ['homepage', 'draft'],
  published: ['homepage', 'published'],
  revisions: ['homepage', 'revisions'],
  save: ['homepage', 'save'],
  goLive: ['homepage', 'go live'],
} as const;

export const SCHEMA = 'UpdateHomepageDto';

const PATH = '/api/admin/homepage';
export const DRAFT_PATH = `${PATH}/draft`;
const MERGE_FIRST = 'Someone else has changed the homepage since you opened it. Look at their changes, then try again.';
const PAUSE_MS = 800;

// Runs writes one after the other: each needs the response to the one before.
const scope = { id: 'homepage' };

interface SaveRequest {
  /** By a button: the key of a block, or 'draft' for all of it. Left out for what saves itself. */
  asked?: string;
  /** Called even when the screen has been left. */
  onSaved?: () => void;
}

export interface HomepageConflict extends Pick<HomepageVersion, 'updatedBy' | 'updatedAt'> {
  changes: string[];
  /** Whether their changes and ours are stored; otherwise ours were refused. */
  isMerged: boolean;
}

interface GoLiveRequest {
  path: (draft: HomepageVersion) => string;
  content?: object;
  says: typeof PUBLISHING;
}

const PUBLISHING = { done: 'Published Successfully', failed: 'Publish Failed', fallback: 'Failed to publish homepage' };
const ROLLING_BACK = { done: 'Rollback Successful', failed: 'Rollback Failed', fallback: 'Failed to rollback' };

/** Not what is wrong: the form says so. */
const savesItself = ({ part, field, mine }: Unsaved): boolean =>
  part === LAYOUT || (part === SEO && fieldRule(SCHEMA, field)(mine) === undefined);

/** Saves what is typed into the form around it. `stored`: the draft as the server has it. */
export function useHomepageActions(stored: HomepageVersion, { kept, keep, read }: ReturnType<typeof useKeptForm>) {
  const client = useQueryClient();
  const call = useCall();
  const once = useContentKey();
  const { getValues, setValue, clearErrors } = useFormContext();
  const [conflict, setConflict] = useState<HomepageConflict | null>(null);
  const isReachable = useReachable();
  const record = useMemo(() => toRecord(stored), [stored]);
  const unsaved = unsavedIn(kept, record);

  const draft = () => client.getQueryData<HomepageVersion>(homepageKeys.draft);
  const loaded = () => {
    const now = draft();
    if (!now?.id) throw new Error('No draft ID');
    return now;
  };
  const reread = () => client.invalidateQueries({ queryKey: homepageKeys.all });
  const succeeded = (title: string) => {
    setConflict(null);
    showToast({ title, variant: 'default' });
  };
  const met = (before: HomepageVersion, theirs: HomepageVersion, isMerged: boolean) => {
    const changes = differencesOf(before, theirs).map(({ name }) => name);
    if (changes.length > 0 || !isMerged) setConflict({ ...theirs, changes, isMerged });
  };
  const failed = async (title: string, error: Error, fallback: string) => {
    if (!conflictOf(error)) return showToast(failureToast(title, error, fallback));
    const before = draft();
    await reread();
    const theirs = draft();
    if (before && theirs) met(before, theirs, false);
    showToast({ ...failureToast(title, error, fallback), description: MERGE_FIRST });
  };

  const saving = useMutation({
    scope,
    mutationKey: homepageKeys.save,
    mutationFn: async ({ asked }: SaveRequest) => {
      const before = loaded();
      const base = toRecord(before);
      const isMeant = (one: Unsaved) =>
        asked === undefined ? savesItself(one) : asked === 'draft' ? one.part !== LOST : one.part === asked;
      const waiting = unsavedIn(read(), base).filter((one) => !one.isContested && isMeant(one));
      if (asked === undefined && waiting.length === 0) return null;
      const sent = Object.fromEntries(waiting.map(({ field, mine }) => [field, tidied(mine)]));
      let [newest, theirs]: [HomepageVersion, HomepageVersion?] = [before];
      // Speaks to the API for the record of the form.
      const send: typeof request = async <T>(path: string, { body, ...options }: RequestOptions = {}) => {
        const fields = JSON.parse(typeof body === 'string' ? body : '{}') as Fields;
        const change = toChange({ ...toRecord(newest), ...fields }, asked === 'draft' ? undefined : Object.keys(fields));
        const response = await call<HomepageVersion>(
          body ? path : DRAFT_PATH,
          body ? { ...options, body: JSON.stringify(change) } : options,
        );
        newest = response.json;
        if (!body) theirs = newest;
        return { ...response, json: toRecord(newest) as T };
      };
      await saveChanges(`${PATH}/${before.id}`, { data: { ...base, ...sent }, previousData: base }, send);
      return { sent, before, theirs, after: newest };
    },
    onSuccess: async (saved, { asked, onSaved }) => {
      if (!saved) return;
      const { sent, before, theirs, after } = saved;
      // An earlier read would restore the previous version.
      await client.cancelQueries({ queryKey: homepageKeys.draft });
      const now = toRecord(after);
      for (const [field, value] of Object.entries(sent)) {
        const shown: unknown = getValues(field);
        const isAsStored = field in now ? same(shown, now[field]) : shown === undefined;
        // A space that is just being typed stays.
        if (same(tidied(shown), value) && !isAsStored && (asked !== undefined || !(field in now) || !same(value, now[field])))
          setValue(field, now[field], { shouldDirty: true });
      }
      keep((former) => former && leftOf(former, sent));
      client.setQueryData(homepageKeys.draft, after);
      onSaved?.();
      succeeded('Draft Saved');
      if (theirs) met(before, theirs, true);
    },
    onError: (error) => failed('Save Failed', error, 'Failed to save draft'),
  });

  const save = (wanted: SaveRequest) => {
    // A double click saves once.
    const isSame = ({ state }: { state: { variables?: unknown } }) =>
      wanted.asked !== undefined && (state.variables as SaveRequest).asked === wanted.asked;
    const filters = { mutationKey: homepageKeys.save, status: 'pending', predicate: isSame } as const;
    if (!client.getMutationCache().find(filters)) saving.mutate(wanted);
  };

  /** Goes back to what is stored. */
  const restore = (fields: readonly string[]) => {
    for (const field of fields) setValue(field, record[field] ?? null, { shouldDirty: true });
    clearErrors([...fields]);
  };

  const layout = unsaved.filter(({ part }) => part === LAYOUT);
  const waiting = unsaved.filter((one) => savesItself(one) && (one.part === LAYOUT || !one.isContested));
  const flush = useEffectEvent(() => {
    if (layout.some(({ isContested }) => isContested)) {
      restore(layout.map(({ field }) => field));
      setConflict((now) => now ?? { ...stored, changes: [], isMerged: false });
    } else if (waiting.length > 0) save({});
  });
  // Compared by value: an equal draft must not trigger another save.
  const typed = JSON.stringify(waiting);
  const pauseMs = layout.length > 0 ? 0 : PAUSE_MS;
  useEffect(() => {
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs, isReachable]);
  useEffect(() => () => flush(), []);

  const goingLive = useMutation({
    scope,
    mutationKey: homepageKeys.goLive,
    mutationFn: async ({ path, content = {} }: GoLiveRequest) => {
      const now = loaded();
      const [place, body] = [path(now), JSON.stringify(content)];
      // The server rejects a draft that has changed since; after a lost response, a retry must not create a second version.
      const headers = { 'If-Match': `"v${now.lockVersion}"`, ...once.headersFor(`${place} ${now.lockVersion} ${body}`) };
      await call(`${PATH}/${place}`, { method: 'POST', body, headers });
      once.responded();
    },
    onSuccess: async (_, { says }) => {
      succeeded(says.done);
      await reread();
    },
    onError: (error, { says }) => failed(says.failed, error, says.fallback),
  });
  /** Resolves to whether it is live. */
  const goLive = async (wanted: GoLiveRequest): Promise<boolean> => {
    // The cache knows at once; buttons are disabled only with the next render.
    if (client.isMutating({ mutationKey: homepageKeys.goLive }) > 0) return false;
    return goingLive.mutateAsync(wanted).then(
      () => true,
      () => false,
    );
  };

  return {
    unsaved,
    save,
    restore,
    isSaving: useIsMutating({ mutationKey: homepageKeys.save }) > 0,
    publish: (changeNote: string) => goLive({ path: ({ id }) => `${id}/publish`, content: { changeNote }, says: PUBLISHING }),
    rollback: (revisionId: string) => goLive({ path: () => `rollback/${revisionId}`, says: ROLLING_BACK }),
    isGoingLive: goingLive.isPending,
    conflict,
    forgetConflict: () => setConflict(null),
  };
}

function failureToast(title: string, error: Error, fallback: string): Toast {
  console.error(error);
  return { title, description: error.message || fallback, variant: 'destructive' };
}

/** What all parts of the editor work on. */
export interface Editor extends ReturnType<typeof useHomepageActions> {
  stored: HomepageVersion;
  /** Null before the first publish. */
  published: PublishedHomepage | null;
  /** When what is kept on this device was typed. */
  keptAt: string | undefined;
  /** The keys of the blocks that are open for editing. */
  opened: readonly string[];
  setOpened: Dispatch<SetStateAction<readonly string[]>>;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext.');
  return editor;
}

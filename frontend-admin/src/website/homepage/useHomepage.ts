import { useMutationState, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../data/ApiError';
import type { HomepageChange, HomepageVersion, PublishedHomepage } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';

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
export type Edit = (draft: HomepageVersion) => HomepageChange;

export interface SaveRequest {
  edit: Edit;
  key: string | undefined;
  onSaved: ((before: HomepageVersion, after: HomepageVersion) => void) | undefined;
  onSettled: (() => void) | undefined;
}

/** Edits that are already in the stored draft, although react-query still counts them as pending. */
const storedEdits = new WeakSet<Edit>();
export const markStored = (edit: Edit): void => void storedEdits.add(edit);

/** The stored draft, the draft with the edits that are still being saved, and the live version. `published` is null before the first publish. */
export function useHomepage() {
  const call = useCall();
  const stored = useRead<HomepageVersion>(homepageKeys.draft, '/api/admin/homepage/draft', { retry: 1 });
  const published = useQuery({
    queryKey: homepageKeys.published,
    retry: 1,
    queryFn: async ({ signal }) => {
      try {
        return (await call<PublishedHomepage>('/api/homepage/published', { signal })).json;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
  const edits = useMutationState({
    filters: { mutationKey: homepageKeys.save, status: 'pending' },
    select: ({ state }) => (state.variables as SaveRequest).edit,
  });
  const pending = edits.filter((edit) => !storedEdits.has(edit));
  const draft = stored.data && pending.reduce((shown, edit) => withChange(shown, edit(shown)), stored.data);
  return { stored, draft, published: published.data ?? null };
}

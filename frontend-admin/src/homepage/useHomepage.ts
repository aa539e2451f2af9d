import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../data/ApiError';
import type { HomepageVersion, PublishedHomepage } from '../data/types';
import { useCall } from '../data/useCall';

export const homepageKeys = {
  all: ['homepage'],
  draft: ['homepage', 'draft'],
  published: ['homepage', 'published'],
  revisions: ['homepage', 'revisions'],
} as const;

/** The draft and what is live; each read is tried twice (section 7 of the specification). `published` is null before the first publish. */
export function useHomepage() {
  const call = useCall();
  const draft = useQuery({
    queryKey: homepageKeys.draft,
    retry: 1,
    queryFn: async ({ signal }) => (await call<HomepageVersion>('/api/admin/homepage/draft', { signal })).json,
  });
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
  return { draft, published: published.data ?? null };
}

/** Read when the history tab is open, and only then. */
export function useRevisions() {
  const call = useCall();
  return useQuery({
    queryKey: homepageKeys.revisions,
    queryFn: async ({ signal }) => (await call<HomepageVersion[]>('/api/admin/homepage/revisions', { signal })).json,
  });
}

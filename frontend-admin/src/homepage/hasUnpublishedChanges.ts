import type { HomepageVersion, PublishedHomepage } from '../data/types';

/** The badge's rule, section 2 of the specification. */
export const hasUnpublishedChanges = (
  draft: Pick<HomepageVersion, 'status' | 'updatedAt'>,
  published: Pick<PublishedHomepage, 'updatedAt'> | null,
): boolean => draft.status === 'draft' && draft.updatedAt !== published?.updatedAt;

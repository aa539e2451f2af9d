import type { HomepageChange, HomepageVersion } from '../data/types';

/** The draft as it will be once the change is saved. The API takes null for 'no keywords' and answers an empty list. */
export const withChange = (draft: HomepageVersion, { keywords, ...change }: HomepageChange): HomepageVersion => ({
  ...draft,
  ...change,
  keywords: keywords === undefined ? draft.keywords : (keywords ?? []),
});

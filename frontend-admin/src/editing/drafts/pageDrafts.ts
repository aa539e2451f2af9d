import { useRead } from '../../data/useCall';
import type { PageDraftSummary } from '../../data/types';

export const DRAFTS = '/api/admin/page-drafts';
export const DRAFTS_KEY = ['page-drafts'];

/** Pages with changes that are not published. */
export const usePageDrafts = () => useRead<PageDraftSummary[]>(DRAFTS_KEY, DRAFTS);

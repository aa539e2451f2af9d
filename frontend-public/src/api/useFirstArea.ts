import { reads } from './queries';
import type { AreaSummary } from './types';
import { useRead } from './useRead';

/** The place named where there is room for one: the first of the company's list. */
export const useFirstArea = (): AreaSummary | undefined => useRead(reads.areas).data?.[0];

import type { Fields } from '../../data/changedFields';
import { mergeBoth } from '../../data/merge';
import type { HomepageBlock, HomepageChange, HomepageVersion } from '../../data/types';
import { sorted } from './blocks';

/** The order is that of the list while blocks are merged. */
const inOrder = (blocks: HomepageBlock[]): Omit<HomepageBlock, 'order'>[] => sorted(blocks).map(({ order: _, ...block }) => block);

const comparable = ({ blocks, ...fields }: HomepageChange): Fields => ({ ...fields, ...(blocks && { blocks: inOrder(blocks) }) });

/**
 * Returns what to save so that the newer draft has the change to the former one, too; undefined when both changed the same field, or one
 * deleted a block that the other changed.
 */
export function mergeDraft(former: HomepageVersion, change: HomepageChange, newer: HomepageVersion): HomepageChange | undefined {
  const [base, theirs] = [comparable(former), comparable(newer)];
  const merged = Object.entries(comparable(change)).map(([field, mine]) => [field, mergeBoth(base[field], mine, theirs[field])] as const);
  if (merged.some(([, { isContested }]) => isContested)) return undefined;
  const { blocks, ...fields } = Object.fromEntries(merged.map(([field, { mine }]) => [field, mine])) as HomepageChange;
  return { ...fields, ...(blocks && { blocks: blocks.map((block, index) => ({ ...block, order: index + 1 })) }) };
}

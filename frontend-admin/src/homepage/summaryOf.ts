import type { HomepageBlock } from '../data/types';
import { textAt } from './content';
import { featuredIds } from './featured';

const SHOWN_IDS = 3;

/** What a block is called in the editor. */
export const summaryOf = ({ content }: HomepageBlock): string => textAt(content, 'title') || 'Standard heading';

/** The first three of the ids that a services block features. */
export function featuredSummaryOf(block: HomepageBlock): string | undefined {
  const ids = featuredIds(block);
  if (block.type !== 'services' || ids.length === 0) return undefined;
  return `Featured: ${ids.slice(0, SHOWN_IDS).join(', ')}${ids.length > SHOWN_IDS ? ', …' : ''}`;
}

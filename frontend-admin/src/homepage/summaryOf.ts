import type { HomepageBlock } from '../data/types';
import { textAt } from './content';

const SHOWN_IDS = 3;

/** One line on what a block says; a services block names the first three of its featured ids as well. */
export function summaryOf({ type, content }: HomepageBlock): string {
  const title = textAt(content, 'title') || 'Standard heading';
  const featured = content['featuredOrder'];
  if (type !== 'services' || !Array.isArray(featured) || featured.length === 0) return title;
  const rest = featured.length > SHOWN_IDS ? ', …' : '';
  return `${title} (featured: ${featured.slice(0, SHOWN_IDS).join(', ')}${rest})`;
}

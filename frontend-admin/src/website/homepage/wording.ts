import type { HomepageBlock, HomepageVersion, PublishedHomepage } from '../../data/types';
import type { Toast } from '../../kit/toasts';
import { featuredIds } from './blocks';

const SHOWN_IDS = 3;

export const summaryOf = ({ content: { title } }: HomepageBlock): string => (typeof title === 'string' && title) || 'Standard heading';

export function featuredSummaryOf(block: HomepageBlock): string | undefined {
  const ids = featuredIds(block);
  if (block.type !== 'services' || ids.length === 0) return undefined;
  return `Featured: ${ids.slice(0, SHOWN_IDS).join(', ')}${ids.length > SHOWN_IDS ? ', …' : ''}`;
}

/** Publishing sets the same time of change on the draft and the live version. */
export const hasUnpublishedChanges = (
  draft: Pick<HomepageVersion, 'status' | 'updatedAt'>,
  published: Pick<PublishedHomepage, 'updatedAt'> | null,
): boolean => draft.status === 'draft' && draft.updatedAt !== published?.updatedAt;

export function failureToast(title: string, error: unknown, fallback: string): Toast {
  console.error(error);
  return { title, description: (error instanceof Error && error.message) || fallback, variant: 'destructive' };
}

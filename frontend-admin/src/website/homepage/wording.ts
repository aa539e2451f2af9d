import type { HomepageBlock, HomepageVersion, PublishedHomepage } from '../../data/types';
import type { Toast } from '../../kit/toasts';

export const summaryOf = ({ content: { title } }: HomepageBlock): string => (typeof title === 'string' && title) || 'Standard heading';

/** Publishing sets the same time of change on the draft and the live version. */
export const hasUnpublishedChanges = (
  draft: Pick<HomepageVersion, 'status' | 'updatedAt'>,
  published: Pick<PublishedHomepage, 'updatedAt'> | null,
): boolean => draft.status === 'draft' && draft.updatedAt !== published?.updatedAt;

export function failureToast(title: string, error: unknown, fallback: string): Toast {
  console.error(error);
  return { title, description: (error instanceof Error && error.message) || fallback, variant: 'destructive' };
}

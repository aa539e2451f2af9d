import type { HomepageBlock, HomepageVersion, PublishedHomepage } from '../../data/types';
import type { Toast } from '../../kit/toasts';
import { featuredIds, featuredSettings, fieldsOf, seoFields, sorted } from './blocks';
import { textAt, textOf } from './draftTexts';

const SHOWN_IDS = 3;

export const summaryOf = ({ content }: HomepageBlock): string => textAt(content, 'title') || 'Standard heading';

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

const nameOf = ({ type, order }: HomepageBlock) => `${type} block #${order}`;

function changesOf(before: HomepageBlock, after: HomepageBlock): string[] {
  const texts = fieldsOf(after).filter((field) => textOf(field, before.content) !== textOf(field, after.content));
  return [
    ...texts.map(({ label }) => label),
    ...(before.enabled === after.enabled ? [] : [after.enabled ? 'shown' : 'hidden']),
    ...(String(featuredIds(before)) === String(featuredIds(after)) ? [] : ['featured items']),
  ];
}

/** Describes the differences between two versions of the draft. */
export function changesBetween(before: HomepageVersion, after: HomepageVersion): string[] {
  const former = new Map(before.blocks.map((block) => [block.id, block]));
  const ids = new Set(after.blocks.map(({ id }) => id));
  const kept = (blocks: HomepageBlock[]) => sorted(blocks).flatMap(({ id }) => (former.has(id) && ids.has(id) ? [id] : []));
  const blocks = sorted(after.blocks).flatMap((block) => {
    const was = former.get(block.id);
    if (!was) return [`${nameOf(block)}: added`];
    const changes = changesOf(was, block);
    return changes.length > 0 ? [`${nameOf(block)}: ${changes.join(', ')}`] : [];
  });
  const seo = seoFields.filter((field) => textOf(field, before) !== textOf(field, after)).map(({ label }) => label);
  const automatic = featuredSettings.filter((setting) => before[setting.automatic] !== after[setting.automatic]);
  return [
    ...blocks,
    ...before.blocks.filter(({ id }) => !ids.has(id)).map((block) => `${nameOf(block)}: deleted`),
    ...(String(kept(before.blocks)) === String(kept(after.blocks)) ? [] : ['order of the blocks']),
    ...(seo.length > 0 ? [`SEO settings: ${seo.join(', ')}`] : []),
    ...automatic.map(({ kind }) => `automatic choice of ${kind}`),
  ];
}

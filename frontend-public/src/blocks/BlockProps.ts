import type { Block, HomepageContent } from '../api/types';

export interface BlockProps {
  block: Block;
  homepage: HomepageContent;
}

/** A text of a block's content, '' when it is absent or something else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** A button of a block's content, when it has both a text and a link. */
export function button(value: unknown): { text: string; link: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text: label, link } = value as Record<string, unknown>;
  return text(label) && text(link) ? { text: text(label), link: text(link) } : null;
}

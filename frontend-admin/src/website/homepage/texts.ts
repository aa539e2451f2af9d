import { type Fields, hasParts, same } from '../../data/changedFields';
import type { HomepageBlock, HomepageChange, HomepageVersion } from '../../data/types';
import { type KeptForm, onTopOfStored } from '../../editing/drafts/keptForm';
import { featuredSettings } from './blocks';

/** The part of the draft beside its blocks, which are named by their ids. */
export const SEO = 'seo';

/** The forms of the parts: the browser keeps what is typed into each under this and the part's name. */
export const TEXTS = 'homepage.';

/** What is typed and not saved, by part. */
export type Texts = Readonly<Record<string, KeptForm>>;

export const seoOf = ({ metaTitle, metaDescription, keywords, ogImage }: HomepageVersion) => ({
  metaTitle,
  metaDescription,
  keywords,
  ogImage,
});

export const storedIn = (draft: HomepageVersion, part: string): Fields | undefined =>
  part === SEO ? seoOf(draft) : draft.blocks.find(({ id }) => id === part)?.content;

/** As the API stores a value: without spaces around it, and no button that has neither text nor link. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (!hasParts(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, tidied(part)] as const);
  return parts.every(([, part]) => part === null) ? null : Object.fromEntries(parts);
}

/** Returns the fields of a part with text that is not saved, on top of what is stored. */
export const unsavedIn = (draft: HomepageVersion, part: string, kept: KeptForm | undefined) => {
  const stored = storedIn(draft, part);
  if (!stored || !kept) return [];
  return onTopOfStored(kept, stored).filter(({ field, mine }) => !same(tidied(mine), tidied(stored[field])));
};

export const unsavedTexts = (draft: HomepageVersion, texts: Texts) =>
  Object.entries(texts).flatMap(([part, kept]) => unsavedIn(draft, part, kept));

/** Returns the draft with what is typed, except where a colleague has changed the same text. */
export function withTexts(draft: HomepageVersion, texts: Texts): HomepageVersion {
  const typedInto = (part: string): Fields =>
    Object.fromEntries(
      unsavedIn(draft, part, texts[part]).flatMap(({ field, mine, isContested }) => (isContested ? [] : [[field, tidied(mine)]])),
    );
  const withTyped = (block: HomepageBlock) => ({ ...block, content: { ...block.content, ...typedInto(block.id) } });
  return { ...draft, blocks: draft.blocks.map(withTyped), ...typedInto(SEO) };
}

export const wholeDraft = (draft: HomepageVersion): HomepageChange => ({
  blocks: draft.blocks,
  ...seoOf(draft),
  ...Object.fromEntries(featuredSettings.map(({ automatic }) => [automatic, draft[automatic]])),
});

interface Saved {
  sent: KeptForm;
  before: HomepageVersion;
  after: HomepageVersion;
}

/** Returns what to keep of a part once `sent` is stored: what was typed in the meantime, which is based on that, and what could not be stored. */
export function leftOf(part: string, kept: KeptForm | undefined, { sent, before, after }: Saved): KeptForm | undefined {
  const [was, is] = [storedIn(before, part), storedIn(after, part)];
  if (!kept || !was || !is) return kept;
  const held = new Set(onTopOfStored(sent, was).flatMap(({ field, isContested }) => (isContested ? [field] : [])));
  const fields = Object.entries(kept.fields).flatMap(([field, now]) => {
    if (!(field in sent.fields) || held.has(field)) return [[field, now] as const];
    return same(now.mine, sent.fields[field]?.mine) ? [] : [[field, { mine: now.mine, base: is[field] }] as const];
  });
  return fields.length > 0 ? { ...kept, fields: Object.fromEntries(fields) } : undefined;
}

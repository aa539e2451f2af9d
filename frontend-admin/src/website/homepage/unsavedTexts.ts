import type { HomepageBlock, HomepageChange, HomepageVersion } from '../../data/types';
import { useDraft } from '../../editing/drafts/drafts';
import { featuredSettings, fieldsOf, seoFields } from './blocks';
import { contested, ready, settled, type TypedTexts, unsaved, valueOf, withoutEmptyButtons, withText } from './draftTexts';

type Change = (texts: TypedTexts) => TypedTexts;

export type UnsavedTexts = ReturnType<typeof useUnsavedTexts>;

const orNone = <T extends object>(texts: T): T | undefined => (Object.keys(texts).length > 0 ? texts : undefined);

/** Unsaved texts, kept in the browser. */
export function useUnsavedTexts() {
  const [blocks = {}, setBlocks] = useDraft<Record<string, TypedTexts>>('homepage-blocks');
  const [seo = {}, setSeo] = useDraft<TypedTexts>('homepage-seo');
  return {
    /** By the block's id. */
    blocks,
    seo,
    changeBlock: (id: string, change: Change) =>
      setBlocks((now = {}) => {
        const { [id]: texts = {}, ...others } = now;
        const next = change(texts);
        return orNone(orNone(next) ? { ...others, [id]: next } : others);
      }),
    changeSeo: (change: Change) => setSeo((now = {}) => orNone(change(now))),
  };
}

type Texts = Pick<UnsavedTexts, 'blocks' | 'seo'>;

interface Saved {
  sent: TypedTexts;
  before: HomepageVersion;
  after: HomepageVersion;
}

const isUnsavedBlock = (block: HomepageBlock, texts: TypedTexts = {}): boolean => unsaved(fieldsOf(block), texts, block.content).length > 0;

const isContestedBlock = (block: HomepageBlock, texts: TypedTexts = {}): boolean =>
  contested(fieldsOf(block), texts, block.content).length > 0;

export const unsavedParts = (stored: HomepageVersion, { blocks, seo }: Texts) => ({
  isUnsaved: stored.blocks.some((block) => isUnsavedBlock(block, blocks[block.id])) || unsaved(seoFields, seo, stored).length > 0,
  isContested: stored.blocks.some((block) => isContestedBlock(block, blocks[block.id])) || contested(seoFields, seo, stored).length > 0,
});

/** Puts the typed texts into a block, except where a colleague has changed the same field. */
export const withBlockTexts = (blocks: readonly HomepageBlock[], id: string, texts: TypedTexts): HomepageBlock[] =>
  blocks.map((block) => {
    if (block.id !== id) return block;
    const fields = ready(fieldsOf(block), texts, block.content);
    const content = fields.reduce(
      (next, field) => withText(next, field.path, valueOf(field, texts[field.path]?.mine ?? '')),
      block.content,
    );
    return { ...block, content: withoutEmptyButtons(content) };
  });

export const seoChange = (draft: HomepageVersion, texts: TypedTexts): HomepageChange =>
  Object.fromEntries(
    ready(seoFields, texts, draft).map((field) => {
      const value = valueOf(field, texts[field.path]?.mine ?? '');
      return [field.path, value === '' ? null : value];
    }),
  );

export function wholeDraft(draft: HomepageVersion, { blocks, seo }: Texts): HomepageChange {
  const { metaTitle, metaDescription, keywords, ogImage } = draft;
  return {
    blocks: Object.entries(blocks).reduce((all, [id, texts]) => withBlockTexts(all, id, texts), draft.blocks),
    ...{ metaTitle, metaDescription, keywords, ogImage },
    ...Object.fromEntries(featuredSettings.map(({ automatic }) => [automatic, draft[automatic]])),
    ...seoChange(draft, seo),
  };
}

export function settledBlock(id: string, texts: TypedTexts, { sent, before, after }: Saved): TypedTexts {
  const [was, is] = [before, after].map(({ blocks }) => blocks.find((block) => block.id === id));
  return was && is ? settled(fieldsOf(is), texts, { sent, before: was.content, after: is.content }) : texts;
}

export const settledSeo = (texts: TypedTexts, saved: Saved): TypedTexts => settled(seoFields, texts, saved);

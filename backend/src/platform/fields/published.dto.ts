import { ImageUrl, RichText, Slug, Text, TextList } from './validation.js';

/** Fields that staff enter for everything with its own URL. */
export class PublishedInput {
  @Text({ max: 200 })
  title: string;

  /** Default: made from the title. */
  @Slug({ optional: true })
  slug?: string | null;

  @RichText({ optional: true })
  content?: string | null;

  /** Ideally 50 to 60 characters. */
  @Text({ max: 200, optional: true })
  metaTitle?: string | null;

  /** Ideally 150 to 160 characters. */
  @Text({ max: 400, optional: true })
  metaDescription?: string | null;

  @ImageUrl({ optional: true })
  ogImage?: string | null;

  @TextList({ optional: true })
  keywords?: string[] | null;
}

export const PAGE_TEXTS = ['content', 'metaTitle', 'metaDescription', 'ogImage', 'keywords'] as const;

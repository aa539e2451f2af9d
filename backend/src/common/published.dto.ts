import { ApiProperty } from '@nestjs/swagger';
import { ImageUrl, RichText, Slug, Text, TextList } from './validation.js';

/** What staff enter of everything that is published at an address of its own. */
export class PublishedInput {
  @Text({ max: 200 })
  title: string;

  /** Made from the title when left out. */
  @Slug({ optional: true })
  slug?: string | null;

  @RichText({ optional: true })
  content?: string | null;

  /** 50 to 60 characters are best. */
  @Text({ max: 200, optional: true })
  metaTitle?: string | null;

  /** 150 to 160 characters are best. */
  @Text({ max: 400, optional: true })
  metaDescription?: string | null;

  @ImageUrl({ optional: true })
  ogImage?: string | null;

  @TextList({ optional: true })
  keywords?: string[] | null;
}

/** The same as staff see it. */
export class PublishedAnswer {
  @ApiProperty({ format: 'uuid' })
  id: string;
  title: string;
  slug: string;
  /** HTML. */
  content: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  ogImage: string | null;
  keywords: string[];
  publishedAt: Date | null;
  createdBy: string | null;
  updatedBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The text of the page, and what search engines and shared links say of it. */
export const PAGE_TEXTS = ['content', 'metaTitle', 'metaDescription', 'ogImage', 'keywords'] as const;

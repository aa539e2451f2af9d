import { ApiProperty } from '@nestjs/swagger';

export const SEARCHED = [
  'contact-inquiries',
  'services',
  'locations',
  'service-location-pages',
  'core-pages',
  'projects',
  'testimonials',
  'faqs',
  'media',
  'redirects',
  'users',
] as const;
export type SearchedResource = (typeof SEARCHED)[number];

export class SearchHit {
  @ApiProperty({ format: 'uuid' })
  id: string;
  title: string;
  /** What tells it from others of the same title, such as an address or a date; null if nothing does. */
  detail: string | null;
}

export class SearchGroup {
  @ApiProperty({ enum: SEARCHED })
  resource: SearchedResource;
  /** The first five. */
  hits: SearchHit[];
  /** All that match. */
  total: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { ListOf } from '../platform/fields/nested.js';
import { CreateServiceLocationPageDto } from './service-location-page.dto.js';

/** As many as SQLite stores in well under a second: one transaction writes at a time. */
export const MAX_PAGES = 50;

export class CreatePagesDto {
  /** All are stored, or none. At least one. */
  @ListOf(() => CreateServiceLocationPageDto, MAX_PAGES)
  pages?: CreateServiceLocationPageDto[] | null;
}

export class SuggestedTexts {
  heroTitle: string;
  metaTitle: string;
  metaDescription: string;
  /** HTML. */
  introContent: string;
}

/** A place, and the texts with which a page for it can begin. */
export class PlaceForPage {
  @ApiProperty({ format: 'uuid' })
  locationId: string;
  name: string;
  /** Visitors do not see pages of places that are inactive. */
  isActive: boolean;
  /** The service's page in this place; null if there is none. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  pageId: string | null;
  texts: SuggestedTexts;
}

export class PlacesForPages {
  @ApiProperty({ format: 'uuid' })
  serviceId: string;
  title: string;
  /** Whether visitors see the service. */
  isVisible: boolean;
  /** All places, in their order. */
  places: PlaceForPage[];
}

import { OmitType, PartialType } from '@nestjs/swagger';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { PictureDto } from '../platform/fields/picture.dto.js';
import { Prose } from '../platform/fields/prose.js';
import { ImageUrl, Link, OneOf, RecordId, RecordIds, RichText, Text, TextList, WebAddress, Whole } from '../platform/fields/validation.js';
import { ListOf, ObjectOf } from '../platform/fields/nested.js';

export class TitledTextDto {
  @Text({ max: 200 })
  title: string;

  @Text({ max: 2000 })
  text: string;
}

/** Replaces texts of the call-to-action card. */
export class CtaOverridesDto {
  @Text({ max: 200, optional: true })
  title?: string;

  @Text({ max: 1000, optional: true })
  text?: string;

  @Text({ max: 100, optional: true })
  buttonText?: string;

  @Link({ optional: true })
  buttonLink?: string;
}

export class CreateServiceLocationPageDto {
  @RecordId()
  serviceId: string;

  @RecordId()
  locationId: string;

  /** Default: '{service title} in {location name}'. */
  @Text({ max: 200, optional: true })
  title?: string | null;

  /** Default: '{serviceSlug}-{locationSlug}'. */
  @Text({ max: 401, optional: true })
  slug?: string | null;

  /** Ideally 50 to 60 characters. */
  @Text({ max: 200 })
  metaTitle: string;

  /** Ideally 150 to 160 characters. */
  @Text({ max: 400 })
  metaDescription: string;

  @WebAddress({ optional: true })
  canonicalUrl?: string | null;

  @Text({ max: 200 })
  heroTitle: string;

  @Text({ max: 300, optional: true })
  heroSubtitle?: string | null;

  /** Default: the service's baseDescription. */
  @Prose({ max: 5000, optional: true })
  heroDescription?: string | null;

  @ImageUrl({ optional: true })
  heroImage?: string | null;

  @RichText()
  introContent: string;

  @ListOf(() => TitledTextDto, 20)
  whyItMatters?: TitledTextDto[] | null;

  @TextList({ optional: true })
  deliverables?: string[] | null;

  @TextList({ optional: true })
  sectors?: string[] | null;

  @Prose({ max: 10_000, optional: true })
  microCaseStudy?: string | null;

  /** Ids of services in display order. */
  @RecordIds({ optional: true, maxItems: 20 })
  relatedServices?: string[] | null;

  @ListOf(() => PictureDto, 50)
  images?: PictureDto[] | null;

  @ObjectOf(() => CtaOverridesDto)
  ctaOverrides?: CtaOverridesDto | null;

  @TextList({ optional: true })
  features?: string[] | null;

  @Text({ max: 5000, optional: true })
  callToAction?: string | null;

  @RichText({ optional: true })
  content?: string | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  @Whole({ optional: true })
  order?: number | null;
}

export class UpdateServiceLocationPageDto extends PartialType(OmitType(CreateServiceLocationPageDto, ['heroTitle'])) {
  /** If '', the page shows its title, or the service's title and the location's name. */
  @Text({ max: 200, optional: true })
  heroTitle?: string | null;
}

export class RestorePageDto {
  /** A version from the page's history. */
  @Whole({ min: 1, max: 999_999_999 })
  version: number;
}

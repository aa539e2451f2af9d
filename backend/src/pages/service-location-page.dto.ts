import { OmitType, PartialType } from '@nestjs/swagger';
import { PUBLISH_STATUSES, type PublishStatus } from '../common/publish-status.js';
import { PictureDto } from '../common/picture.dto.js';
import { ImageUrl, Link, OneOf, RecordId, RecordIds, RichText, Text, TextList, WebAddress, Whole } from '../common/validation.js';
import { ListOf, ObjectOf } from '../common/nested.js';

/** A short heading with its text. */
export class TitledTextDto {
  @Text({ max: 200 })
  title: string;

  @Text({ max: 2000 })
  text: string;
}

/** What the call-to-action card of one page says instead of the usual. */
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

  /** '{service title} in {location name}' when left out. */
  @Text({ max: 200, optional: true })
  title?: string | null;

  /** '{serviceSlug}-{locationSlug}' when left out. */
  @Text({ max: 401, optional: true })
  slug?: string | null;

  /** 50 to 60 characters are best. */
  @Text({ max: 200 })
  metaTitle: string;

  /** 150 to 160 characters are best. */
  @Text({ max: 400 })
  metaDescription: string;

  @WebAddress({ optional: true })
  canonicalUrl?: string | null;

  @Text({ max: 200 })
  heroTitle: string;

  @Text({ max: 300, optional: true })
  heroSubtitle?: string | null;

  /** The service's baseDescription stands in for it when empty. */
  @Text({ max: 5000, optional: true })
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

  @Text({ max: 10_000, optional: true })
  microCaseStudy?: string | null;

  /** Ids of services, in the order in which they are shown. */
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
  /** May be emptied: the screen then shows the title, or else the service's title and the location's name. */
  @Text({ max: 200, optional: true, allowEmpty: true })
  heroTitle?: string | null;
}

export class RestorePageDto {
  /** One of those that the page's history lists. */
  @Whole({ min: 1, max: 999_999_999 })
  version: number;
}

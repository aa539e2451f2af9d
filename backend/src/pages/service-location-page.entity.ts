import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { TrashableRecord } from '../platform/database/base-record.js';
import { Choice, ExactText, Json, LongText, Time, Uuid, Varchar, Whole } from '../platform/database/columns.js';
import { Location } from '../locations/location.entity.js';
import { Service } from '../services/service.entity.js';
import type { CtaOverridesDto, TitledTextDto } from './service-location-page.dto.js';

@Entity('service_location_pages')
@Index('uq_service_location_pages_slug', ['slug', 'trashKey'], { unique: true })
@Index('uq_service_location_pages_pair', ['serviceId', 'locationId', 'trashKey'], { unique: true })
@Index('ix_service_location_pages_listed', ['deletedAt', 'order', 'title', 'id'])
// Lists of visible pages are read from the index alone.
@Index('ix_service_location_pages_shown', ['deletedAt', 'status', 'serviceId', 'locationId', 'version', 'id'])
export class ServiceLocationPage extends TrashableRecord {
  @Uuid()
  serviceId: string;

  @ManyToOne(() => Service, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'serviceId' })
  service?: Service;

  @Uuid()
  locationId: string;

  @ManyToOne(() => Location, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'locationId' })
  location?: Location;

  @Varchar(200)
  title: string;

  /** `{serviceSlug}-{locationSlug}`. */
  @ExactText(401)
  slug: string;

  @Varchar(200)
  metaTitle: string;

  @Varchar(400)
  metaDescription: string;

  @Varchar(500, { nullable: true })
  canonicalUrl: string | null;

  /** If '', the title is shown. */
  @Varchar(200)
  heroTitle: string;

  @Varchar(300, { nullable: true })
  heroSubtitle: string | null;

  @LongText({ nullable: true })
  heroDescription: string | null;

  @Varchar(500, { nullable: true })
  heroImage: string | null;

  /** HTML. */
  @LongText()
  introContent: string;

  @Json()
  whyItMatters: TitledTextDto[];

  @Json()
  deliverables: string[];

  @Json()
  sectors: string[];

  @LongText({ nullable: true })
  microCaseStudy: string | null;

  /** Ids of services. */
  @Json()
  relatedServices: string[];

  @Json()
  images: PictureDto[];

  @Json({ nullable: true })
  ctaOverrides: CtaOverridesDto | null;

  @Json()
  features: string[];

  @LongText({ nullable: true })
  callToAction: string | null;

  /** HTML. */
  @LongText({ nullable: true })
  content: string | null;

  @Choice(16, PUBLISH_STATUSES, { default: 'draft' })
  status: PublishStatus;

  @Time({ nullable: true })
  publishedAt: Date | null;

  @Whole({ default: 0 })
  order: number;
}

import { ApiProperty, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ListOf } from '../platform/fields/nested.js';
import { omit, pick } from '../platform/common/pick.js';
import { HasPictures, PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { PAGE_TEXTS, PublishedInput } from '../platform/fields/published.dto.js';
import { withoutTrash } from '../platform/common/records.js';
import { Day } from '../platform/fields/days.js';
import { Prose } from '../platform/fields/prose.js';
import { Decimal, Flag, ImageUrl, OneOf, Text, TextList, Whole } from '../platform/fields/validation.js';
import { SERVICE_LABELS, SERVICE_TYPES, type ServiceType } from './enquiry-types.js';
import {
  DRAWINGS,
  GROUPS,
  PRICE_FOR,
  PRICE_FOR_LABELS,
  PRICE_VAT,
  PRICE_VAT_LABELS,
  Service,
  SERVICE_CATEGORIES,
  SERVICE_GROUPS,
  type Drawing,
  type PriceFor,
  type PriceVat,
  type ServiceCategory,
  type ServiceGroup,
} from './service.entity.js';

const MOST_POUNDS = 1_000_000;
const CATEGORIES = Object.keys(SERVICE_CATEGORIES);

export class CreateServiceDto extends PublishedInput {
  @OneOf(GROUPS, { optional: true, labels: SERVICE_GROUPS })
  group?: ServiceGroup | null;

  /** Which filters of the list find it. */
  @TextList({
    optional: true,
    each: { enum: CATEGORIES, message: `Please choose from: ${CATEGORIES.join(', ')}` },
    labels: SERVICE_CATEGORIES,
  })
  categories?: ServiceCategory[] | null;

  /** The nearest of the types that an enquiry can have. */
  @OneOf(SERVICE_TYPES, { optional: true, labels: SERVICE_LABELS })
  enquiryType?: ServiceType | null;

  /** Shown without a picture. Blank: one that suits its group. */
  @OneOf(Object.keys(DRAWINGS), { optional: true, labels: DRAWINGS })
  drawing?: Drawing | null;

  /** What brings people, in their words, such as 'I let a house or flat' or 'Something is broken'. */
  @Text({ max: 32, optional: true })
  need?: string | null;

  /** For headings and lists with little room, such as 'EICR'. Blank: the title. */
  @Text({ max: 24, optional: true })
  shortName?: string | null;

  /** Text of the card. */
  @Prose({ max: 500, optional: true })
  description?: string | null;

  /** Default hero description of its pages. */
  @Prose({ max: 5000 })
  baseDescription: string;

  /** A Lucide name in kebab case. */
  @Text({ max: 64, optional: true })
  icon?: string | null;

  @ImageUrl({ optional: true })
  image?: string | null;

  @ListOf(() => PictureDto, 50)
  gallery?: PictureDto[] | null;

  /** Additional search terms, for example 'fuse board'. */
  @TextList({ optional: true, max: 60 })
  searchTerms?: string[] | null;

  /** Pounds: the amount, or the lower end of a range. The fields of a price are given together or not at all. */
  @Decimal({ min: 0.01, max: MOST_POUNDS, optional: true })
  priceFrom?: number | null;

  /** The upper end of a range; the same as `priceFrom` for a fixed price. Blank: the price is 'from' that amount. */
  @Decimal({ min: 0.01, max: MOST_POUNDS, optional: true })
  priceTo?: number | null;

  /** 'excluded' is for businesses only. */
  @OneOf(PRICE_VAT, { optional: true, labels: PRICE_VAT_LABELS })
  priceVat?: PriceVat | null;

  @OneOf(PRICE_FOR, { optional: true, labels: PRICE_FOR_LABELS })
  priceFor?: PriceFor | null;

  /** Completes 'It depends on …'. */
  @Text({ max: 200, optional: true })
  priceDependsOn?: string | null;

  /** The last day on which the price was true. */
  @Day({ optional: true, earliest: '2000-01-01', hasCome: true })
  priceCheckedOn?: string | null;

  @OneOf(PUBLISH_STATUSES, { optional: true })
  status?: PublishStatus | null;

  /** Default: after all others, so that a new one does not lead the homepage. */
  @Whole({ optional: true })
  order?: number | null;

  /** For people in danger. Active only while the settings have an emergency phone. */
  @Flag({ optional: true })
  isEmergency?: boolean | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateServiceDto extends PartialType(CreateServiceDto) {}

export class ServiceRecord extends OmitType(Service, ['deletedAt', 'trashKey', 'searchTerms', 'categories', 'sampleTexts']) {
  /** Additional search terms. */
  searchTerms: string[];
  @ApiProperty({ enum: CATEGORIES, isArray: true })
  categories: ServiceCategory[];
}

const BASICS = [
  'id',
  'title',
  'slug',
  'group',
  'drawing',
  'need',
  'shortName',
  'description',
  'baseDescription',
  'icon',
  'image',
  'order',
  'isEmergency',
  'isActive',
] as const;
const SUMMARY = [...BASICS, 'searchTerms', 'categories', 'enquiryType'] as const;
const DETAIL = [...BASICS, 'gallery', ...PAGE_TEXTS] as const;

/** What a service costs. */
export class ServicePrice {
  /** Pounds. */
  from: number;
  /** Null: the price starts at `from`. The same as `from`: it is fixed. */
  to: number | null;
  @ApiProperty({ enum: PRICE_VAT })
  vat: PriceVat;
  @ApiProperty({ enum: PRICE_FOR })
  for: PriceFor;
  /** Completes 'It depends on …'. */
  dependsOn: string;
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}

@HasPictures('image')
export class ServiceSummary extends PickType(ServiceRecord, SUMMARY) {
  price: ServicePrice | null;
  /** Slug of the first location with a published page, or null. */
  firstLocation: string | null;
}

@HasPictures('image')
export class ServiceDetail extends PickType(ServiceRecord, DETAIL) {
  price: ServicePrice | null;
}

const ENTRY = ['slug', 'title', 'need', 'shortName', 'enquiryType', 'drawing', 'isEmergency', 'price', 'firstLocation'] as const;

export class NavigationEntry extends PickType(ServiceSummary, ENTRY) {}

export class NavigationGroup {
  @ApiProperty({ enum: GROUPS })
  group: ServiceGroup;
  /** As in the menu, for example 'Testing & Compliance'. */
  title: string;
  services: NavigationEntry[];
}

export interface OfferedService {
  service: Service;
  firstLocation: string | null;
}

export const toServiceRecord = (service: Service): ServiceRecord => ({
  ...omit(withoutTrash(service), ['sampleTexts']),
  searchTerms: service.searchTerms ?? [],
  categories: service.categories ?? [],
});

/** Null also for one that is only half typed, in a preview. */
function toPrice({ priceFrom, priceTo, priceVat, priceFor, priceDependsOn, priceCheckedOn }: Service): ServicePrice | null {
  if (priceFrom === null || !priceVat || !priceFor || !priceDependsOn || !priceCheckedOn) return null;
  return { from: priceFrom, to: priceTo, vat: priceVat, for: priceFor, dependsOn: priceDependsOn, checkedOn: priceCheckedOn };
}

export const toServiceSummary = ({ service, firstLocation }: OfferedService): ServiceSummary => ({
  ...pick(toServiceRecord(service), SUMMARY),
  price: toPrice(service),
  firstLocation,
});
export const toServiceDetail = (service: Service): ServiceDetail => ({ ...pick(service, DETAIL), price: toPrice(service) });

export const toNavigationEntry = (offered: OfferedService): NavigationEntry => pick(toServiceSummary(offered), ENTRY);

/** Returns the groups in the menu's order, without empty ones. */
export function toNavigation(offered: OfferedService[]): NavigationGroup[] {
  const groups = Object.entries(SERVICE_GROUPS) as [ServiceGroup, string][];
  return groups
    .map(([group, title]) => ({
      group,
      title,
      services: offered.filter(({ service }) => service.group === group).map(toNavigationEntry),
    }))
    .filter(({ services: entries }) => entries.length > 0);
}

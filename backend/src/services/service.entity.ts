import { Entity, Index } from 'typeorm';
import type { PictureDto } from '../platform/fields/picture.dto.js';
import { PUBLISH_STATUSES, type PublishStatus } from '../platform/fields/publish-status.js';
import { Choice, Flag, Json, LongText, Pounds, Varchar, Whole } from '../platform/database/columns.js';
import { SERVICE_TYPES, type ServiceType } from './enquiry-types.js';
import { PublishedRecord } from '../platform/database/published-record.js';

/** In the menu's order. */
export const SERVICE_GROUPS = {
  'testing-compliance': 'Testing & Compliance',
  'commercial-industrial': 'Commercial & Industrial',
  'safety-security': 'Safety & Security',
  'energy-smart-home': 'Energy & Smart Home',
  'installation-upgrades': 'Installation & Upgrades',
} as const;
export type ServiceGroup = keyof typeof SERVICE_GROUPS;
export const GROUPS = Object.keys(SERVICE_GROUPS);

/** The filters of the list of services. */
export const SERVICE_CATEGORIES = {
  domestic: 'Domestic',
  commercial: 'Commercial',
  emergency: 'Emergency',
  specialist: 'Specialist',
} as const;
export type ServiceCategory = keyof typeof SERVICE_CATEGORIES;

/** The drawings for services without a picture of their own, with what people choose them by. */
export const DRAWINGS = {
  'eicr-testing': 'Test meter',
  'pat-testing': 'Appliance with its label',
  'emergency-lighting': 'Emergency exit',
  'landlord-services': 'House with keys',
  'commercial-electrical': 'Offices',
  'industrial-electrical': 'Factory',
  'data-cabling': 'Data cabinet',
  'fire-alarm-systems': 'Fire alarm',
  'security-systems': 'Cameras',
  'emergency-electrical': 'Call-out at night',
  'led-lighting-upgrades': 'Lights in a ceiling',
  'solar-panel-installation': 'Solar panels',
  'ev-charging-points': 'Car at its charger',
  'smart-home-installation': 'Smart home',
  'rewiring-services': 'Rooms being rewired',
  'consumer-unit-upgrades': 'Consumer unit',
  'electrical-maintenance': 'Maintenance',
  'kitchen-electrical': 'Kitchen',
  'bathroom-electrical': 'Bathroom',
  'outdoor-lighting': 'Garden at night',
} as const;
export type Drawing = keyof typeof DRAWINGS;

export const PRICE_VAT_LABELS = { included: 'Included', excluded: 'To be added', none: 'We charge no VAT' } as const;
export type PriceVat = keyof typeof PRICE_VAT_LABELS;
export const PRICE_VAT = Object.keys(PRICE_VAT_LABELS);

export const PRICE_FOR_LABELS = { homes: 'Homes', businesses: 'Businesses', everyone: 'Homes and businesses' } as const;
export type PriceFor = keyof typeof PRICE_FOR_LABELS;
export const PRICE_FOR = Object.keys(PRICE_FOR_LABELS);

/** Null without a price. */
export const PRICE_FIELDS = ['priceFrom', 'priceTo', 'priceVat', 'priceFor', 'priceDependsOn', 'priceCheckedOn'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** What the sample company says of a service: nobody reads it on another company's website before its owner has. */
export interface SampleTexts {
  texts: Partial<Pick<Service, 'description' | 'baseDescription' | 'content' | 'metaTitle' | 'metaDescription' | 'keywords'>>;
  /** Ids of its questions and answers, which are inactive so long. */
  faqs: string[];
  /** Visitors read all of it already: those texts are in their places, and these lists are empty. */
  isShown?: true;
}

@Entity('services')
@Index('uq_services_slug', ['slug', 'trashKey'], { unique: true })
@Index('ix_services_order', ['order'])
export class Service extends PublishedRecord {
  @Choice(32, GROUPS, { default: 'installation-upgrades' })
  group: ServiceGroup;

  /** Which filters of the list find it; a service for emergencies is always found as one. */
  @Json({ nullable: true })
  categories: ServiceCategory[] | null;

  /** The nearest of the types that an enquiry can have; stored with enquiries about it. */
  @Choice(64, SERVICE_TYPES, { default: 'other' })
  enquiryType: ServiceType;

  /** Shown without a picture of its own; null: one that suits its group. */
  @Choice(64, Object.keys(DRAWINGS), { nullable: true })
  drawing: Drawing | null;

  /** What brings people, in their words: 'Something is broken'. */
  @Varchar(32, { nullable: true })
  need: string | null;

  /** Instead of the title where there is little room: 'EICR'. */
  @Varchar(24, { nullable: true })
  shortName: string | null;

  @Varchar(500, { nullable: true })
  description: string | null;

  @LongText()
  baseDescription: string;

  /** A Lucide name in kebab case. */
  @Varchar(64, { nullable: true })
  icon: string | null;

  @Varchar(500, { nullable: true })
  image: string | null;

  @Json()
  gallery: PictureDto[];

  /** Null in older rows. */
  @Json({ nullable: true })
  searchTerms: string[] | null;

  /** Pounds. Without `priceTo` a price starts here; where both are equal it is fixed. */
  @Pounds({ nullable: true })
  priceFrom: number | null;

  @Pounds({ nullable: true })
  priceTo: number | null;

  @Choice(8, PRICE_VAT, { nullable: true })
  priceVat: PriceVat | null;

  @Choice(16, PRICE_FOR, { nullable: true })
  priceFor: PriceFor | null;

  @Varchar(200, { nullable: true })
  priceDependsOn: string | null;

  /** 'YYYY-MM-DD'. */
  @Varchar(10, { nullable: true })
  priceCheckedOn: string | null;

  @Choice(16, PUBLISH_STATUSES, { default: 'published' })
  status: PublishStatus;

  @Whole({ default: 0 })
  order: number;

  /** For people in danger: it needs the emergency line, and its pages offer a call first at any time. */
  @Flag(false)
  isEmergency: boolean;

  @Flag(true)
  isActive: boolean;

  /** Null: there is nothing to read. Read only where it is decided upon. */
  @Json({ nullable: true, select: false })
  sampleTexts?: SampleTexts | null;
}

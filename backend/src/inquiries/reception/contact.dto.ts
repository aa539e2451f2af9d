import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { DAY_MS } from '../../platform/time/durations.js';
import { cleanText } from '../../platform/words/text.js';
import { EmailAddress, isId, OneOf, Phone, Text } from '../../platform/fields/validation.js';
import { RENEWAL_TOKEN_CHARS } from '../../renewals/renewal-links.service.js';
import { CALL_TIMES, type CallTime } from '../customer-page/office-hours.js';
import { HEARD_FROM, HEARD_LABELS, type HeardFrom } from '../office/leads.js';
import { MAX_PHOTOS } from '../photos/max-photos.js';
import { SERVICE_LABELS, SERVICE_TYPES, type ServiceType } from '../../services/enquiry-types.js';

/** Forms send '' for blank fields. */
export const BlankIsLeftOut = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : value,
);

/** Not typed by the visitor: what `read` cannot use is ignored. */
const Untyped = (read: (value: unknown) => unknown, documented: ApiPropertyOptions) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => read(value)),
    Allow(),
    ApiPropertyOptional(documented),
  );

const UntypedText = (maxLength: number, read: (text: string) => string | undefined) =>
  Untyped((value) => (typeof value === 'string' ? read(value) : undefined), { maxLength });

const MAX_SOURCE = 300;
const MAX_ORIGIN = 100;
const MAX_SLUG = 200;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/;

export const isSource = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Too long for a host is none. */
function hostIn(text: string): string | undefined {
  if (text.length > MAX_ORIGIN) return undefined;
  const host = text.toLowerCase();
  return HOST.test(host) ? host : undefined;
}

const MAX_FILL_TIME_MS = 7 * DAY_MS;
const fillTimeIn = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= MAX_FILL_TIME_MS ? value : undefined);

const photoCountIn = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Math.min(Number(value), MAX_PHOTOS) : undefined);

export class CreateContactDto {
  @Text({ max: 200 })
  name: string;

  @BlankIsLeftOut
  @Text({ max: 200, optional: true })
  company?: string | null;

  @EmailAddress()
  email: string;

  @Phone()
  phone: string;

  @OneOf(SERVICE_TYPES, { optional: true, labels: SERVICE_LABELS })
  serviceType?: ServiceType | null;

  @Text({ max: 5000 })
  message: string;

  /** Path of the page with the form. */
  @UntypedText(MAX_SOURCE, (text) => (isSource(text) ? cleanText(text.slice(0, MAX_SOURCE)) : undefined))
  source?: string;

  @OneOf(HEARD_FROM, { optional: true, labels: HEARD_LABELS })
  heardFrom?: HeardFrom | null;

  /** Host of the website from which the visit came. */
  @UntypedText(MAX_ORIGIN, hostIn)
  referrerHost?: string;

  /** `utm_source` of the visit's first address. */
  @UntypedText(MAX_ORIGIN, (text) => cleanText(text.slice(0, MAX_ORIGIN)) || undefined)
  utmSource?: string;

  /** Slug of the service that the form was for. One that visitors do not see is ignored. */
  @UntypedText(MAX_SLUG, (text) => (text.length <= MAX_SLUG && /^[a-z\d-]+$/.test(text) ? text : undefined))
  serviceSlug?: string;

  /** Of the link in a reminder. One that does not work is ignored. */
  @UntypedText(RENEWAL_TOKEN_CHARS, (text) => (text.length === RENEWAL_TOKEN_CHARS ? text : undefined))
  renewal?: string;

  /** A hidden field that only robots fill in. */
  @Untyped((value) => typeof value === 'string' && value.trim() !== '', { type: String })
  website?: boolean;

  /** Milliseconds between showing and sending the form; absent without script. */
  @Untyped(fillTimeIn, { minimum: 0, maximum: MAX_FILL_TIME_MS })
  fillTime?: number;

  /** Client-made id. Sending the same id and text again stores nothing and returns the first response. */
  @Untyped((value) => (isId(value) ? value.toLowerCase() : undefined), { format: 'uuid' })
  submissionId?: string;

  /** How many photos are about to follow, for the office's email. */
  @Untyped(photoCountIn, { minimum: 0, maximum: MAX_PHOTOS })
  photos?: number;
}

/** 'Ring me back': no message, no email address. */
export class RingBackDto extends PickType(CreateContactDto, [
  ...(['name', 'phone', 'source', 'referrerHost', 'utmSource', 'serviceSlug'] as const),
  ...(['website', 'fillTime', 'submissionId'] as const),
]) {
  /** In the office's opening hours: the first time there is, or in the morning, or in the afternoon. */
  @OneOf(CALL_TIMES)
  when: CallTime;
}

/** A complaint about personal data: no more is asked than an answer needs. */
export class DataComplaintDto extends PickType(CreateContactDto, [
  ...(['name', 'email', 'message', 'source', 'website', 'fillTime', 'submissionId'] as const),
]) {}

class OfferedCall {
  /** Its beginning, as ISO 8601 in UTC; to be sent back. */
  value: string;
  @ApiProperty({ example: '8:00 AM to 10:00 AM' })
  text: string;
}

/** When customers can be called on one day, in London. */
export class CallDay {
  @ApiProperty({ example: 'Tuesday 24 November' })
  day: string;
  times: OfferedCall[];
}

export class ContactResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** For the visitor. */
  message: string;
  /** By when the reply is promised, in London. */
  @ApiProperty({ example: '9:00 AM on Monday 30 November' })
  replyBy: string;
  /** Where the reply goes; '' if the sender asked to be rung back. */
  email: string;
  /** When the customer wants to be called, as in 'Tuesday 24 November, 8:00 AM to 10:00 AM'; null: no call was asked for. */
  callBack: string | null;
  /** The times that can be chosen for a call. */
  callDays: CallDay[];
  /** Allows to add photos to this enquiry, and to choose a call, for two hours. */
  uploadKey: string;
}

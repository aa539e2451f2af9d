import { ApiProperty } from '@nestjs/swagger';
import { OneOf, RecordId, Text } from '../platform/common/validation.js';
import { DeliveryReport, toDeliveryReport, type NamedDelivery } from '../delivery/outbox/delivery.dto.js';
import { INQUIRY_STATUSES, type ContactInquiry, type InquiryStatus } from './contact-inquiry.entity.js';
import { SERVICE_TYPES, type ServiceType } from './service-types.js';

/** The visitor's own words never change. */
export class UpdateContactInquiryDto {
  @OneOf(INQUIRY_STATUSES, { optional: true })
  status?: InquiryStatus | null;

  @Text({ max: 10_000, optional: true })
  notes?: string | null;

  /** Id of an active user, or null. */
  @RecordId({ optional: true })
  assigneeId?: string | null;
}

export class Assignee {
  @ApiProperty({ format: 'uuid' })
  id: string;
  username: string;
  /** What customers read. */
  displayName: string | null;
}

export class InquiryStatusDto {
  @OneOf(INQUIRY_STATUSES)
  status: InquiryStatus;
}

/** Name and service appear in two forms for compatibility. */
export class ContactInquiryRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  /** The name up to its first space. */
  firstName: string;
  /** The rest of the name, or ''. */
  lastName: string;
  company: string | null;
  email: string;
  phone: string;
  @ApiProperty({ enum: [...SERVICE_TYPES], nullable: true })
  serviceType: ServiceType | null;
  /** The same as serviceType. */
  @ApiProperty({ enum: [...SERVICE_TYPES], nullable: true })
  service: ServiceType | null;
  message: string;
  source: string | null;
  @ApiProperty({ enum: [...INQUIRY_STATUSES] })
  status: InquiryStatus;
  notes: string | null;
  /** When a reply reached the customer, or the status first left 'new'. */
  respondedAt: Date | null;
  /** By when the customer was promised a reply: 24 hours after the enquiry or, if the office is closed then, one hour after it next opens. */
  dueAt: Date;
  /** When the customer last wrote on the enquiry's page; null once staff have answered, called, noted something or set the status. */
  customerWroteAt: Date | null;
  /** When the customer wants to be called, or null. */
  callBackFrom: Date | null;
  callBackUntil: Date | null;
  /** When the customer said that the question is solved. */
  solvedAt: Date | null;
  /** By when a late reply was promised to the customer. */
  delayedTo: Date | null;
  /** When an answer could finally not be delivered; null once staff have reached the customer otherwise. */
  replyFailedAt: Date | null;
  assigneeId: string | null;
  @ApiProperty({ type: Assignee, nullable: true })
  assignee: Assignee | null;
  /** If true, nobody is notified and only the spam list shows the enquiry. */
  isSpam: boolean;
  /** Signs of spam, strongest first. Kept even after staff mark the enquiry as not spam. */
  spamReasons: string[];
  /** Every message about the enquiry, on every channel. */
  deliveries: DeliveryReport[];
  mails: DeliveryReport[];
  /** Photos that the sender has added. */
  photoCount: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface TracedInquiry {
  inquiry: ContactInquiry;
  assignee: Assignee | null;
  deliveries: NamedDelivery[];
  photoCount: number;
}

export function toContactInquiryRecord({ inquiry, assignee, deliveries, photoCount }: TracedInquiry): ContactInquiryRecord {
  const reports = deliveries.map(toDeliveryReport);
  const { id, name, company, email, phone, serviceType, message, source, status, notes, respondedAt, dueAt } = inquiry;
  const { customerWroteAt, callBackFrom, callBackUntil, solvedAt, delayedTo, replyFailedAt, assigneeId, version, createdAt, updatedAt } =
    inquiry;
  return {
    id,
    name,
    ...splitName(name),
    company,
    email,
    phone,
    serviceType,
    service: serviceType,
    message,
    source,
    status,
    notes,
    respondedAt,
    dueAt,
    customerWroteAt,
    callBackFrom,
    callBackUntil,
    solvedAt,
    delayedTo,
    replyFailedAt,
    assigneeId,
    assignee,
    isSpam: inquiry.spamSince !== null,
    spamReasons: inquiry.spamReasons ?? [],
    deliveries: reports,
    mails: reports.filter(({ channel }) => channel === 'mail'),
    photoCount,
    version,
    createdAt,
    updatedAt,
  };
}

export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { cleanText } from '../common/text.js';
import { EmailAddress, isId, OneOf, Phone, Text } from '../common/validation.js';
import { SERVICE_TYPES, type ServiceType } from './contact-inquiry.entity.js';

/** A form sends '' for what was left out. */
const BlankIsLeftOut = Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value));

const MAX_SOURCE = 300;

export const isSource = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** The visitor did not type it and could not correct it: anything but a path counts as left out. */
const Path = Transform(({ value }: { value: unknown }) =>
  isSource(value) ? cleanText(value).slice(0, MAX_SOURCE).toWellFormed() : undefined,
);

const MAX_FILL_TIME_MS = 7 * 86_400_000;

/** What the form adds on its own is never a reason to refuse: a value of the wrong kind counts as left out. */
const TrapText = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() !== '' : false));
const Milliseconds = Transform(({ value }: { value: unknown }) =>
  typeof value === 'number' && value >= 0 && value <= MAX_FILL_TIME_MS ? value : undefined,
);

const MessageId = Transform(({ value }: { value: unknown }) => (isId(value) ? value.toLowerCase() : undefined));

/** What a visitor sends with the contact form. */
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

  @BlankIsLeftOut
  @OneOf(SERVICE_TYPES, { optional: true })
  serviceType?: ServiceType | null;

  @Text({ max: 5000 })
  message: string;

  /** Path of the page that it was written on. */
  @Path
  @Allow()
  @ApiPropertyOptional({ maxLength: MAX_SOURCE })
  source?: string;

  /** A field that people do not see and robots fill in. */
  @TrapText
  @Allow()
  @ApiPropertyOptional({ type: String })
  website?: boolean;

  /** Milliseconds from the form's appearance until it was sent; left out by the form without script. */
  @Milliseconds
  @Allow()
  @ApiPropertyOptional({ minimum: 0, maximum: MAX_FILL_TIME_MS })
  fillTime?: number;

  /** Made by the form for one message and sent with each try to send it: a repeat of the same text is stored and answered once. */
  @MessageId
  @Allow()
  @ApiPropertyOptional({ format: 'uuid' })
  submissionId?: string;
}

export class ContactAnswer {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** For the visitor. */
  message: string;
}

import { ApiProperty, PickType } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import { RecordIds, Text } from '../../platform/fields/validation.js';
import { CreateContactDto } from '../reception/contact.dto.js';
import { MAX_PHOTOS } from '../photos/max-photos.js';

const MAX_WORDS = 5000;

/** What the customer adds on the page. */
export class CustomerWordsDto {
  @Text({ max: MAX_WORDS })
  text: string;
}

/** Sent in place of a window when no call is needed. */
export const NO_CALL = 'none';

export class CallBackDto {
  /** The beginning of an offered window, as ISO 8601 in UTC, or 'none'. */
  @Text({ max: 40 })
  window: string;
}

export class ContactDetailsDto extends PickType(CreateContactDto, ['name', 'email', 'phone']) {}

const SURE = 'Please confirm that everything is to be deleted';

export class ErasureDto {
  /** The confirming box. */
  @Equals('yes', { message: SURE })
  sure: string;
}

const KEY_CHARS = 100;

/** Photos that were sent one by one before the form: the keys with which they were sent, separated by commas. */
export class SentPhotosDto {
  @Text({ max: MAX_PHOTOS * (KEY_CHARS + 1), optional: true })
  keys?: string | null;
}

/** Body of a form that is only a button. */
export class PressedDto {}

/** Shown on the customer's page and mailed. */
export class ReplyDto {
  @Text({ max: MAX_WORDS })
  text: string;

  /** Ids of stored files that go with it; 10 MB together. */
  @RecordIds({ maxItems: 5, optional: true })
  files?: string[] | null;
}

const LINK_STATES = ['none', 'open', 'withdrawn', 'expired'] as const;

export class CustomerPageState {
  @ApiProperty({ enum: LINK_STATES })
  state: (typeof LINK_STATES)[number];
  /** When the link was made or withdrawn. */
  since: Date | null;
}

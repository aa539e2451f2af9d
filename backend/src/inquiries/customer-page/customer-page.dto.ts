import { Text } from '../../common/validation.js';
import { ApiProperty } from '@nestjs/swagger';

const MAX_WORDS = 5000;

/** What the customer adds on the page. */
export class CustomerWordsDto {
  @Text({ max: MAX_WORDS })
  text: string;
}

/** Shown on the customer's page and mailed. */
export class AnswerDto {
  @Text({ max: MAX_WORDS })
  text: string;
}

const LINK_STATES = ['none', 'open', 'withdrawn', 'expired'] as const;

export class CustomerPageState {
  @ApiProperty({ enum: LINK_STATES })
  state: (typeof LINK_STATES)[number];
  /** When the link was made or withdrawn. */
  since: Date | null;
}

import { Flag } from '../../platform/fields/validation.js';
import { ApiProperty } from '@nestjs/swagger';

class QuestionToRead {
  question: string;
  answer: string;
}

/** What the sample company says of a service, and no visitor reads yet. */
export class TextsToRead {
  /** Of the service. */
  @ApiProperty({ format: 'uuid' })
  id: string;
  title: string;
  description: string | null;
  /** HTML. */
  content: string | null;
  faqs: QuestionToRead[];
}

export class DecideTextsDto {
  /** Whether visitors may read the texts; otherwise they are left out for good. */
  @Flag()
  isRight: boolean;
}

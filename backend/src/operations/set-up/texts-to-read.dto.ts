import { ApiProperty, PickType } from '@nestjs/swagger';
import { CreateFaqDto } from '../../faqs/faq.dto.js';
import { ListOf, ObjectOf } from '../../platform/fields/nested.js';
import { Prose } from '../../platform/fields/prose.js';
import { Flag, RecordId } from '../../platform/fields/validation.js';
import { CreateServiceDto } from '../../services/service.dto.js';

class QuestionToRead {
  @ApiProperty({ format: 'uuid' })
  id: string;
  question: string;
  answer: string;
}

export const RESOURCES_TO_READ = ['services', 'core-pages'] as const;

/** What was written for the sample company, of a service or as a page, and the owner of this one has not read. */
export class TextsToRead {
  @ApiProperty({ enum: RESOURCES_TO_READ })
  resource: (typeof RESOURCES_TO_READ)[number];
  /** Of the service or the page. */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Whether visitors read it already. */
  isShown: boolean;
  /** Whether it is made of what the settings ask under 'Terms', and that is not answered. */
  lacksTerms: boolean;
  title: string;
  description: string | null;
  baseDescription: string | null;
  /** HTML. */
  content: string | null;
  faqs: QuestionToRead[];
}

export class EditedQuestionDto extends PickType(CreateFaqDto, ['question', 'answer']) {
  @RecordId()
  id: string;
}

export class EditedTextsDto extends PickType(CreateServiceDto, ['description', 'content']) {
  /** Blank: the prepared one. */
  @Prose({ max: 5000, optional: true })
  baseDescription?: string | null;

  /** Those that are not in the list are left out. */
  @ListOf(() => EditedQuestionDto, 100)
  faqs?: EditedQuestionDto[] | null;
}

export class DecideTextsDto {
  /** Whether visitors may read the texts; otherwise they are left out for good. */
  @Flag()
  isRight: boolean;

  /** What the owner made of them, which visitors read instead. */
  @ObjectOf(() => EditedTextsDto)
  edited?: EditedTextsDto | null;
}

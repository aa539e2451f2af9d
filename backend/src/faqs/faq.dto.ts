import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { withoutTrash } from '../platform/common/records.js';
import { Prose } from '../platform/fields/prose.js';
import { Flag, Text, TextList, Whole } from '../platform/fields/validation.js';
import { Faq } from './faq.entity.js';

export class CreateFaqDto {
  @Text({ max: 500 })
  question: string;

  @Prose({ max: 10_000 })
  answer: string;

  @Text({ max: 100, optional: true })
  category?: string | null;

  @TextList({ optional: true })
  tags?: string[] | null;

  @Whole({ optional: true })
  order?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateFaqDto extends PartialType(CreateFaqDto) {}

export class FaqRecord extends OmitType(Faq, ['deletedAt', 'trashKey']) {}

export class ServiceFaq extends PickType(FaqRecord, ['question', 'answer']) {}

export const toFaqRecord = (faq: Faq): FaqRecord => withoutTrash(faq);
export const toServiceFaq = ({ question, answer }: Faq): ServiceFaq => ({ question, answer });

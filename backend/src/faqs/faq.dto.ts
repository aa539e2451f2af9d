import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { withoutTrash } from '../platform/common/records.js';
import { Flag, Text, TextList, Whole } from '../platform/common/validation.js';
import type { Faq } from './faq.entity.js';

export class CreateFaqDto {
  @Text({ max: 500 })
  question: string;

  @Text({ max: 10_000 })
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

export class FaqRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;
  question: string;
  answer: string;
  category: string | null;
  tags: string[];
  order: number;
  isActive: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export class ServiceFaq extends PickType(FaqRecord, ['question', 'answer']) {}

export const toFaqRecord = (faq: Faq): FaqRecord => withoutTrash(faq);
export const toServiceFaq = ({ question, answer }: Faq): ServiceFaq => ({ question, answer });

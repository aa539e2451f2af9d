import { OmitType, PartialType } from '@nestjs/swagger';
import { omit } from '../platform/common/pick.js';
import { OneOf, RecordId, RecordIds, Whole } from '../platform/fields/validation.js';
import { PAGE_TYPES, PageFaq, type PageType } from './page-faq.entity.js';

export class CreatePageFaqDto {
  @OneOf(PAGE_TYPES)
  pageType: PageType;

  /** The service's id for pageType 'service'. */
  @RecordId()
  pageId: string;

  @RecordId()
  faqId: string;

  @Whole({ optional: true })
  order?: number | null;
}

export class UpdatePageFaqDto extends PartialType(CreatePageFaqDto) {}

export class ServiceFaqOrderDto {
  /** All FAQs of the service, each once, in the new order. */
  @RecordIds({ maxItems: 1_000 })
  faqIds: string[];
}

export class PageFaqRecord extends OmitType(PageFaq, ['faq']) {}

export const toPageFaqRecord = (link: PageFaq): PageFaqRecord => omit(link, ['faq']);

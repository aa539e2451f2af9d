import { ApiProperty, OmitType } from '@nestjs/swagger';
import { TitledRecord } from '../../records/words/words.dto.js';

export class ShownText extends OmitType(TitledRecord, ['id']) {
  /** Null: the list of all records of the kind, which are counted. */
  @ApiProperty({ format: 'uuid' })
  id: string | null;
  /** Of the field, such as 'whyItMatters.0.text'; null: the whole record. */
  path: string | null;
}

export class PageTexts {
  /** What the text is made of; none: it belongs to the website itself. */
  texts: ShownText[];
  /** The record of the page; null: it has none. */
  page: ShownText | null;
}

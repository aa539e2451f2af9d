import { TitledRecord } from '../../records/words/words.dto.js';

export class ShownText extends TitledRecord {
  /** Of the field, such as 'whyItMatters.0.text'; null: the whole record. */
  path: string | null;
}

export class PageTexts {
  /** What the text is made of; none: it belongs to the website itself. */
  texts: ShownText[];
  /** The record of the page; null: it has none. */
  page: ShownText | null;
}

import { ApiProperty, OmitType } from '@nestjs/swagger';
import { KindName } from '../../kinds/names.js';
import { ContentFinding, FINDING_KINDS, type FindingKind } from './content-finding.entity.js';

export class FindingRecord {
  @KindName('checks')
  resource: string;
  /** Null for the homepage. */
  @ApiProperty({ format: 'uuid' })
  id: string | null;
  title: string;
}

/** Something to fix. Nothing is refused because of it. */
export class Finding {
  @ApiProperty({ enum: [...FINDING_KINDS] })
  kind: FindingKind;
  /** What is wrong and what to do. */
  message: string;
  /** Of the record that holds it, where it is certain. */
  field: string | null;
  /** What the field holds: a text, the address of a link or a picture, or the id of a picture. */
  holds: string | null;
  /** The record that holds it, if it is not the checked one; null: the checked one, or the website itself. */
  record: FindingRecord | null;
}

/** A finding whose record is not known yet. */
export type Fault = Pick<Finding, 'kind' | 'message'> & { field?: string; holds?: string };

export class SearchText {
  text: string;
  /** In search results on a computer, in px. */
  width: number;
  /** What search results show, in px. */
  room: number;
}

/** What there is to say about a page. */
export class PageCheck {
  findings: Finding[];
  /** The full address. */
  address: string;
  title: SearchText;
  description: SearchText;
  /** The path or address of the picture for shared links. */
  shareImage: string | null;
  /** In the main part of the page. */
  words: number;
  /** Flesch's formula: 0 (hardest) to 100. Null for little text, and for other languages than English. */
  readingEase: number | null;
}

export class ContentFindingRecord extends OmitType(ContentFinding, ['order']) {}

export class ContentCheckState {
  /** When the last run was done; null before the first. */
  checkedAt: Date | null;
  isRunning: boolean;
  /** Number of pages that it read. */
  pages: number;
}

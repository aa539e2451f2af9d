import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListOf } from '../../platform/fields/nested.js';
import { Flag, RecordId, Text, Whole } from '../../platform/fields/validation.js';
import { ChosenKind, KindName } from '../../kinds/names.js';

/** In one change; more would hold the database too long. */
export const MOST_PLACES = 500;
export const LONGEST_FIND = 200;

export class FindWordsDto {
  /** Any spaces between the words match, and words that are half bold. */
  @Text({ max: LONGEST_FIND })
  find: string;

  /** Default: capitals do not matter. */
  @Flag({ optional: true })
  matchCase?: boolean | null;

  /** Default: also within longer words. */
  @Flag({ optional: true })
  wholeWords?: boolean | null;
}

export class ChosenPlaceDto {
  @ChosenKind('words')
  resource: string;

  @RecordId()
  id: string;

  /** Of the record, as it was found. */
  @Whole({ max: 999_999_999 })
  version: number;

  /** Path of the text, such as 'whyItMatters.0.text'. */
  @Text({ max: 200 })
  path: string;

  /** Which of the places in this text, counted from 0. */
  @Whole({ max: 100_000 })
  at: number;
}

export class ReplaceWordsDto extends FindWordsDto {
  /** May be empty. */
  @Text({ max: 500, optional: true })
  replacement?: string | null;

  /** What was found and ticked. */
  @ListOf(() => ChosenPlaceDto, MOST_PLACES)
  places: ChosenPlaceDto[];
}

export class TitledRecord {
  @KindName('words')
  resource: string;
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Of the record. */
  title: string;
}

class Sentence extends TitledRecord {
  /** What stands around the words, at most 80 characters on each side, as people read it. */
  before: string;
  found: string;
  after: string;
}

export class WordPlace extends Sentence {
  version: number;
  path: string;
  at: number;
}

export const KEPT_REASONS = ['kept', 'draft', 'plan'] as const;

/** Words that a replacement leaves, so that somebody looks there. */
export class KeptPlace extends Sentence {
  /** kept: the words of others, or only for administrators to change; draft: typed but not published; plan: published at its time. */
  @ApiProperty({ enum: [...KEPT_REASONS] })
  reason: (typeof KEPT_REASONS)[number];
}

export class FoundWords {
  /** The first 500. */
  places: WordPlace[];
  /** Whether there are more. */
  isCut: boolean;
  kept: KeptPlace[];
}

export class Replaced {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Number of places and of records. */
  places: number;
  records: number;
}

export class ReplacementRecord extends Replaced {
  find: string;
  replacement: string;
  at: Date;
  /** Username; null for a deleted account. */
  by: string | null;
  isUndone: boolean;
}

export class LeftRecord extends PickType(TitledRecord, ['resource', 'id']) {}

export class Undone {
  /** Number of records that are as before. */
  records: number;
  /** Those that somebody has changed since, or deleted. They stay as they are. */
  left: LeftRecord[];
}

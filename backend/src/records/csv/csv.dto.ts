import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListOf } from '../../platform/fields/nested.js';
import { Flag, Ruled, Text } from '../../platform/fields/validation.js';

const MOST_CHARACTERS = 1_000_000;
const TOO_LARGE = 'This file is too large. Please split it into files of at most 1 MB.';

/** What a column of the file is, chosen by hand. */
export class ImportColumn {
  /** As the file names it. */
  @Text({ max: 1000 })
  column: string;

  /** The field of the API that it belongs to, null if it is not imported. Columns with the same field are joined. */
  @Text({ max: 100, optional: true })
  field?: string | null;
}

/** What every row says of a field, unless it says something itself. */
export class ImportValue {
  /** Of the API. */
  @Text({ max: 100 })
  field: string;

  /** As a cell says it. */
  @Text({ max: 2000 })
  value: string;
}

export class ImportDto {
  /** The text of the file, at most 500 rows. The first row names the columns: labels of the form, or fields of the API. */
  @Ruled('csv', { type: 'string', minLength: 1, maxLength: MOST_CHARACTERS, messages: { length: TOO_LARGE } })
  csv: string;

  /** Without it nothing is stored. */
  @Flag({ optional: true })
  confirm?: boolean | null;

  /** With `confirm`: stores the other rows although some are refused. */
  @Flag({ optional: true })
  isPartial?: boolean | null;

  /** Columns whose names say too little; default: by their names. */
  @ListOf(() => ImportColumn, 100)
  columns?: ImportColumn[] | null;

  /** The same for every row, such as what was inspected in a file of customers. */
  @ListOf(() => ImportValue, 100)
  values?: ImportValue[] | null;
}

export class RecogniseDto extends PickType(ImportDto, ['csv']) {
  /** Of the file: an export is named after its list. */
  @Text({ max: 300, optional: true })
  name?: string | null;
}

/** Which list a file is, as far as the names of its columns say. */
export class RecognisedFile {
  /** Null if none is likelier than all others. */
  list: string | null;
  /** Whether that list can be imported. */
  isImported: boolean;
  /** How many of the columns it knows. */
  recognised: number;
  columns: number;
}

const OUTCOMES = ['created', 'updated', 'skipped', 'refused'] as const;

export class CellFault {
  /** As the file names it; '' if the whole row is meant. */
  column: string;
  message: string;
}

export class ReadCell {
  /** As the file names it. */
  column: string;
  /** A day in words; a month or a telephone number that is written otherwise than in the file. */
  text: string;
}

export class ImportedRow {
  /** As the spreadsheet counts; the names of the columns are row 1. */
  row: number;
  /** What the record is called. */
  name: string;
  /** 'skipped': it is stored already as the row says. */
  @ApiProperty({ enum: [...OUTCOMES] })
  outcome: (typeof OUTCOMES)[number];
  faults: CellFault[];
  /** What was read, for people to check. */
  read: ReadCell[];
}

/** A column of the file that says something. */
export class ReadColumn {
  /** As the file names it. */
  column: string;
  /** The field that it belongs to, null if it is not imported. */
  field: string | null;
  /** What it says first. */
  example: string;
}

/** A field that a column may belong to. */
export class ImportField {
  field: string;
  /** As on the form. */
  label: string;
  /** What it may say, null if that is anything. */
  choices: string[] | null;
}

export class ImportReport {
  rows: ImportedRow[];
  /** Columns that are not imported, as the file names them. */
  ignored: string[];
  columns: ReadColumn[];
  fields: ImportField[];
  /** The refused rows as CSV, with the reasons in a column that no import reads; '' if there are none. */
  refused: string;
  /** Whether it is stored now: all rows or none, with `isPartial` all that are not refused. */
  isStored: boolean;
}

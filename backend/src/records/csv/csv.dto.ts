import { ApiProperty } from '@nestjs/swagger';
import { Flag, Ruled } from '../../platform/fields/validation.js';

const MOST_CHARACTERS = 1_000_000;
const TOO_LARGE = 'This file is too large. Please split it into files of at most 1 MB.';

export class ImportDto {
  /** The text of the file, at most 500 rows. The first row names the columns: labels of the form, or fields of the API. */
  @Ruled('csv', { type: 'string', minLength: 1, maxLength: MOST_CHARACTERS, messages: { length: TOO_LARGE } })
  csv: string;

  /** Without it nothing is stored. */
  @Flag({ optional: true })
  confirm?: boolean | null;
}

const OUTCOMES = ['created', 'updated', 'skipped', 'refused'] as const;

export class CellFault {
  /** As the file names it; '' if the whole row is meant. */
  column: string;
  message: string;
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
}

export class ImportReport {
  rows: ImportedRow[];
  /** Columns that are not imported, as the file names them. */
  ignored: string[];
  /** Whether it is stored now: all rows or none. */
  isStored: boolean;
}

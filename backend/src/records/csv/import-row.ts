import { HttpException } from '@nestjs/common';
import type { Changes } from '../../audit/changes.service.js';
import type { Creates, Fields, Updates } from '../../kinds/kind.js';
import type { Known } from '../../kinds/kinds.service.js';
import { isSameValue } from '../../platform/common/same-value.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import { INVALID, REQUIRED } from '../../platform/fields/validation.js';
import type { ErrorResponse, FieldErrors } from '../../platform/http/error-response.dto.js';
import { validated } from '../../platform/http/validation-pipe.js';
import { comparable } from '../../platform/words/text.js';
import { fromCell, readAs, toCell, type Column } from './columns.js';
import type { ImportedRow, ReadCell } from './csv.dto.js';
import type { CsvRow } from './csv-file.js';
import { faultOfExcel } from './excel.js';
import type { Source } from './headers.js';
import type { Match, StoredRecords } from './stored-records.js';

/** Records to which a field refers. */
export interface Other {
  label: string;
  records: { id: unknown; name: string; slug: unknown }[];
}

export interface File {
  known: Known;
  /** All that an import may have. */
  all: readonly Column[];
  header: readonly string[];
  sources: readonly Source[];
  /** Records that a row may name, by the field that refers to them. */
  others: ReadonlyMap<string, Other>;
}

/** A row as its form would send it. */
export interface ReadRow {
  row: CsvRow;
  fields: Fields;
  faults: FieldErrors;
  /** What was read, for people to check. */
  read: ReadCell[];
}

/** Below the rows of a list, with its sum or the number of its rows. */
function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return others.length < 2 && /^(?:grand |sub-?)?totals?\b[^a-z]{0,20}$/i.test(first.slice(0, 40));
}

export function readRow({ header, sources, others }: File, row: CsvRow): ReadRow {
  const faults: FieldErrors = {};
  const fields: Fields = {};
  const shown: ReadCell[] = [];
  if (row.cells.length > header.length && row.cells.slice(header.length).some((cell) => cell.trim()))
    faults[''] = ['This row has more cells than there are columns. Texts with commas need quotation marks.'];
  if (isTotal(row.cells)) faults[''] = ['This looks like a line of totals. Please delete it.'];
  for (const { column, read, at } of sources) {
    const fault = at.map((index) => faultOfExcel(row.cells[index] ?? '')).find(Boolean);
    if (fault) faults[column.field] = [fault];
    const cell = read(row.cells);
    const value = fault ? undefined : fromCell(cell, column.kind);
    if (value === undefined) continue;
    const isReworded = column.reads !== undefined && at.every((index) => row.cells[index]?.trim() !== cell);
    const text = isReworded ? cell : readAs(cell, value, column.kind);
    if (text !== undefined) shown.push({ column: header[at[0] ?? -1] ?? column.label, text });
    fields[column.field] = idsOf(column.field, chosen(column, value), others, faults);
  }
  return { row, fields, faults, read: shown };
}

/** What people read for a choice stands for it. */
function chosen({ choices = {} }: Column, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const wanted = comparable(value);
  return Object.entries(choices).find((names) => names.some((name) => comparable(name) === wanted))?.[0] ?? value;
}

/** Other records are named by title or slug; a form sends their ids. */
function idsOf(field: string, value: unknown, others: File['others'], faults: FieldErrors): unknown {
  const other = others.get(field);
  if (!other) return value;
  const ids = [value].flat().map((typed) => {
    const wanted = String(typed);
    const found =
      other.records.find(({ name, slug }) => name === wanted || slug === wanted) ??
      other.records.find(({ name }) => comparable(name) === comparable(wanted));
    if (!found) faults[field] = [`There is no ${other.label} "${wanted.slice(0, 100)}".`];
    return found?.id;
  });
  return Array.isArray(value) ? ids : ids[0];
}

interface Stores {
  changes: Changes;
  stored: StoredRecords;
  /** Rows by the ids of their records. */
  seen: Map<string, number>;
}

/** Creates or changes the record of a row. A refused row leaves nothing behind. */
export async function storeRow(file: File, { row, fields, faults, read }: ReadRow, stores: Stores): Promise<ImportedRow> {
  const name = fields[file.known.kind.name];
  const result = (outcome: ImportedRow['outcome']): ImportedRow => ({
    row: row.number,
    name: typeof name === 'string' ? name.slice(0, 200) : '',
    outcome,
    read,
    faults: inCells(file, faults),
  });
  if (Object.keys(faults).length) return result('refused');
  try {
    const match = stores.stored.match(fields);
    const existing = match && recordOf(file, match, stores.seen);
    if (typeof existing === 'string') {
      faults[''] = [existing];
      return result('refused');
    }
    if (existing) stores.seen.set(existing.id, row.number);
    const { record, outcome } = await stores.changes.undoable(() =>
      existing ? change(file, existing, fields, match.by) : create(file.known, fields),
    );
    stores.seen.set(record.id, row.number);
    stores.stored.add(record);
    return result(outcome);
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    const { fields: found = {}, error: sentence } = error.getResponse() as Partial<ErrorResponse>;
    Object.assign(faults, Object.keys(found).length ? found : { '': [sentence ?? error.message] });
    return result('refused');
  }
}

/** Returns the record that is found, or a sentence. */
function recordOf({ known, all }: File, { found, lacks }: Match, seen: Stores['seen']): BaseRecord | string | undefined {
  if (found.size > 1 && lacks.length) {
    const labels = all.filter(({ field }) => lacks.includes(field)).map(({ label }) => `‘${label}’`);
    return `There is more than one ${known.kind.label} of this name. Please add the column ${labels.join(' and ')}, which tells them apart.`;
  }
  const [first] = found.values();
  const left = firstLeft(found.values(), seen);
  return first && !left ? `Row ${seen.get(first.id)} of this file is about the same. Please delete one of them.` : left;
}

/** Returns the first of the records that no row has matched yet. It stops there, because very many records may have the same name. */
function firstLeft(found: Iterable<BaseRecord>, seen: Stores['seen']): BaseRecord | undefined {
  for (const record of found) if (!seen.has(record.id)) return record;
  return undefined;
}

interface Done {
  record: BaseRecord;
  outcome: 'created' | 'updated' | 'skipped';
}

const create = async ({ kind, service }: Known, fields: Fields): Promise<Done> => ({
  record: await (service as Creates).create((await validated(fields, kind.forms?.create)) as never),
  outcome: 'created',
});

async function change({ known: { kind, service }, all }: File, existing: BaseRecord, fields: Fields, recognised: Fields): Promise<Done> {
  const others = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in recognised)));
  const wanted = Object.entries((await validated(others, kind.forms?.update)) as Fields).filter(([, value]) => value !== undefined);
  const shown = (kind.view?.(existing as never) ?? existing) as Fields;
  // A telephone number without spaces comes back from Excel with them.
  const asCell = (field: string, value: unknown) => toCell(value, all.find((one) => one.field === field)?.kind ?? 'text');
  if (wanted.every(([field, value]) => isSame(shown[field], value) || asCell(field, shown[field]) === asCell(field, value)))
    return { record: existing, outcome: 'skipped' };
  const changes = Object.fromEntries(wanted);
  await (service as Updates).update(existing.id, changes as never);
  return { record: { ...existing, ...changes }, outcome: 'updated' };
}

/** A rich text of one line may be stored without its paragraph. */
const isSame = (stored: unknown, value: unknown): boolean => isSameValue(stored, value) || value === `<p>${String(stored)}</p>`;

const NO_FLAG = 'Please write yes or no';

const NO_COLUMN = 'No column of the file says this. Choose one, or say the same for every row';

/** Messages for values that a form never sends. */
const inCell = (message: string, column: Column | undefined, source: Source | undefined): string =>
  (message === REQUIRED && !source && NO_COLUMN) || (message === INVALID && column?.kind === 'flag' && NO_FLAG) || message;

const inCells = ({ all, header, sources }: File, faults: FieldErrors): ImportedRow['faults'] =>
  Object.entries(faults).flatMap(([path, messages]) =>
    messages.map((message) => {
      const [field] = path.split('.');
      const source = sources.find(({ column }) => column.field === field);
      const column = all.find((one) => one.field === field);
      return { column: header[source?.at[0] ?? -1] ?? column?.label ?? '', message: inCell(message, column, source) };
    }),
  );

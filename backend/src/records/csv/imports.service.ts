import { HttpException, Injectable, type Type } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import type { ErrorResponse, FieldErrors } from '../../platform/http/error-response.dto.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { isSameValue } from '../../platform/common/same-value.js';
import { validated } from '../../platform/http/validation-pipe.js';
import { INVALID } from '../../platform/fields/validation.js';
import type { BaseRecord } from '../../platform/database/base-record.js';
import type { Creates, Fields, Kind, Updates } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { fromCell, type Column } from './columns.js';
import type { ImportDto, ImportedRow, ImportReport } from './csv.dto.js';
import { readCsv, refuseFile, type CsvRow } from './csv-file.js';
import { columnsOf, referencesOf } from './kind-columns.js';

class RolledBack extends Error {}

@Injectable()
export class ImportsService {
  constructor(
    private readonly changes: Changes,
    private readonly kinds: Kinds,
  ) {}

  /** Throws NoSuchRecord (404). */
  columns(list: string): Column[] {
    const known = this.kinds.find('imports', list);
    if (!known) throw new NoSuchRecord('template');
    return columnsOf(known.kind);
  }

  /**
   * Stores all rows or none. Without `confirm`, and if a row is refused, everything is rolled back: the report says what would happen, by the
   * same rules. Blank cells leave fields as they are. Throws InvalidFields (400) for what is no such file.
   */
  async run(list: string, { csv, confirm }: ImportDto): Promise<ImportReport> {
    const all = this.columns(list);
    const known = this.kinds.find('imports', list);
    if (!known) throw new NoSuchRecord('list');
    const { header, rows } = readCsv(csv);
    const columns = header.map((name) => all.find(({ field, label }) => [field, label].some((known) => bare(known) === bare(name))));
    const report: ImportReport = { rows: [], ignored: header.filter((name, index) => name.trim() && !columns[index]), isStored: false };
    if (columns.every((column) => !column)) refuseFile(`${NO_HEADER} such as "${all[0]?.label}". The template shows all of them.`);
    const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
    if (twice) refuseFile(`The column "${twice.label}" is there twice. Please delete one of them.`);
    try {
      await this.changes.together(list, async ({ manager }) => {
        report.rows = [];
        const seen = new Map<string, number>();
        const others = await this.namesOf(manager, known);
        for (const row of rows) report.rows.push(await storeRow({ known, all, header, columns, row, manager, seen, others }));
        if (!confirm || report.rows.some(({ outcome }) => outcome === 'refused')) throw new RolledBack();
      });
      report.isStored = true;
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    return report;
  }

  /** Of the records to which fields of this kind refer. */
  private async namesOf(manager: EntityManager, known: Known): Promise<Map<string, Other>> {
    const others = new Map<string, Other>();
    for (const { field, target } of referencesOf(manager.connection, this.kinds, known)) {
      const { entity, name, label } = target.kind;
      const isSlugged = manager.connection.getMetadata(entity).findColumnWithPropertyName('slug') !== undefined;
      const select = { id: true, [name]: true, ...(isSlugged && { slug: true }) };
      const records = (await manager.find(entity, { select })) as Fields[];
      others.set(field, { label, records: records.map(({ id, [name]: called, slug }) => ({ id, name: String(called), slug })) });
    }
    return others;
  }
}

interface Other {
  label: string;
  records: { id: unknown; name: string; slug: unknown }[];
}

/** What is in brackets is advice. */
const bare = (name: string): string => (name.split('(', 1)[0] ?? '').toLowerCase().replace(/[^a-z\d]/g, '');

const NO_HEADER = 'The first row has to name the columns,';

/** Compares again, because MariaDB ignores case and accents. */
async function findExact<T extends BaseRecord>(manager: EntityManager, entity: Type<T>, wanted: Fields): Promise<T | undefined> {
  const values = Object.entries(wanted);
  if (!values.every(([, value]) => typeof value === 'string')) return undefined;
  const found = await manager.find(entity, { where: wanted as FindOptionsWhere<T>, order: { createdAt: 'ASC' } as never });
  return found.find((record) => values.every(([name, value]) => (record as Fields)[name] === value));
}

interface Work {
  known: Known;
  all: readonly Column[];
  header: string[];
  columns: (Column | undefined)[];
  row: CsvRow;
  manager: EntityManager;
  /** Rows by the ids of their records. */
  seen: Map<string, number>;
  /** By the field that refers to them. */
  others: Map<string, Other>;
}

async function storeRow({ known, all, header, columns, row, manager, seen, others }: Work): Promise<ImportedRow> {
  const { kind } = known;
  const faults: FieldErrors = {};
  if (row.cells.length > header.length && row.cells.slice(header.length).some((cell) => cell.trim()))
    faults[''] = ['This row has more cells than there are columns. Texts with commas need quotation marks.'];
  const fields: Fields = {};
  columns.forEach((column, index) => {
    const value = column && fromCell(row.cells[index] ?? '', column.kind);
    if (column && value !== undefined) fields[column.field] = idsOf(column.field, value, others, faults);
  });
  const name = fields[kind.name];
  const result = (outcome: ImportedRow['outcome']): ImportedRow => ({
    row: row.number,
    name: typeof name === 'string' ? name.slice(0, 200) : '',
    outcome,
    faults: Object.entries(faults).flatMap(([path, messages]) =>
      messages.map((message) => {
        const at = columns.findIndex((column) => column?.field === path.split('.')[0]);
        const column = columns[at] ?? all.find(({ field }) => field === path.split('.')[0]);
        return { column: header[at] ?? column?.label ?? '', message: inCell(message, column) };
      }),
    ),
  });
  if (Object.keys(faults).length) return result('refused');
  try {
    const recognised = recognisedBy(kind, fields);
    const existing = recognised && (await findExact(manager, kind.entity, recognised));
    const first = existing && seen.get(existing.id);
    if (first !== undefined) {
      faults[''] = [`Row ${first} of this file is about the same. Please delete one of them.`];
      return result('refused');
    }
    if (existing) {
      seen.set(existing.id, row.number);
      return result(await change(known, existing, fields, recognised));
    }
    const created = await (known.service as Creates).create((await validated(fields, kind.forms?.create)) as never);
    seen.set(created.id, row.number);
    return result('created');
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    const { fields: found = {}, error: sentence } = error.getResponse() as Partial<ErrorResponse>;
    Object.assign(faults, Object.keys(found).length ? found : { '': [sentence ?? error.message] });
    return result('refused');
  }
}

/** The values by which the record of a row is recognised. */
function recognisedBy({ csv }: Kind, fields: Fields): Fields | undefined {
  const names = csv?.recognisedBy?.find((some) => some.every((name) => typeof fields[name] === 'string'));
  return names && Object.fromEntries(names.map((name) => [name, csv?.tidy ? csv.tidy(fields[name] as string) : fields[name]]));
}

async function change({ kind, service }: Known, existing: BaseRecord, fields: Fields, recognised: Fields): Promise<'updated' | 'skipped'> {
  const others = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in recognised)));
  const wanted = Object.entries((await validated(others, kind.forms?.update)) as Fields).filter(([, value]) => value !== undefined);
  const shown = (kind.view?.(existing as never) ?? existing) as Fields;
  if (wanted.every(([field, value]) => isSameValue(shown[field], value))) return 'skipped';
  await (service as Updates).update(existing.id, Object.fromEntries(wanted) as never);
  return 'updated';
}

/** Other records are named by title or slug; a form sends their ids. */
function idsOf(field: string, value: unknown, others: Work['others'], faults: FieldErrors): unknown {
  const other = others.get(field);
  if (!other) return value;
  const ids = [value].flat().map((typed) => {
    const wanted = String(typed).toLowerCase();
    const found = other.records.find(({ name, slug }) => name.toLowerCase() === wanted || slug === wanted);
    if (!found) faults[field] = [`There is no ${other.label} "${String(typed).slice(0, 100)}".`];
    return found?.id;
  });
  return Array.isArray(value) ? ids : ids[0];
}

const ADVICE: Partial<Record<Column['kind'], string>> = { flag: 'Please write yes or no', number: 'Please write a number' };

/** Messages for values that a form never sends. */
const inCell = (message: string, column: Column | undefined): string => (message === INVALID && ADVICE[column?.kind ?? 'text']) || message;

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { nextPiece } from '../../platform/database/pieces.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { TAKES_PART, type Fields } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { type Column, toCell } from './columns.js';
import type { ImportColumn, ImportDto, ImportedRow, ImportReport, ReadColumn, RecogniseDto, RecognisedFile } from './csv.dto.js';
import { type CsvFile, readCsv } from './csv-file.js';
import { isNamed, knows, labelsOf, type Names, namesOf, type Source, sourcesOf } from './headers.js';
import { readRow, storeRow, type File, type Other, type ReadRow } from './import-row.js';
import { columnsOf, exportedOf, exportedOnlyOf, referencesOf } from './kind-columns.js';
import { StoredRecords } from './stored-records.js';
import { csvOf } from './export-file.js';

/** A file is a list if it knows two columns, and one of so many. */
const LEAST_SHARE = 3;

class RolledBack extends Error {}

@Injectable()
export class ImportsService {
  private readonly names = new Map<string, Names>();

  constructor(
    private readonly changes: Changes,
    private readonly kinds: Kinds,
  ) {}

  /** Throws NoSuchRecord (404). */
  columns(list: string): readonly Column[] {
    const known = this.kinds.find('imports', list);
    if (!known) throw new NoSuchRecord('template');
    return this.namesIn(known).columns;
  }

  private namesIn({ kind }: Known): Names {
    const names = this.names.get(kind.resource) ?? namesOf(columnsOf(kind), exportedOnlyOf(kind));
    this.names.set(kind.resource, names);
    return names;
  }

  /** Throws InvalidFields (400) for what is no such file. */
  async recognise({ csv, name }: RecogniseDto): Promise<RecognisedFile> {
    const lists = this.kinds
      .open('exports')
      .map((known) => ({ ...known, names: this.namesIn(known), labels: labelsOf(exportedOf(known.kind)) }));
    const { header } = await readCsv(csv, (column) => lists.some(({ names }) => isNamed(names, column)));
    const scored = lists
      .map(({ kind, names, labels }) => {
        const known = header.map((column) => knows(names, labels, column));
        const isNamedSo = name?.startsWith(kind.resource) ?? false;
        return { kind, recognised: known.filter(Boolean).length, score: known.reduce((sum, one) => sum + one, isNamedSo ? 1 : 0) };
      })
      .sort((one, other) => other.score - one.score);
    const [best, next] = scored;
    const isClear = best && best.recognised > 1 && best.recognised * LEAST_SHARE >= header.length && best.score > (next?.score ?? 0);
    return {
      list: isClear ? best.kind.resource : null,
      isImported: isClear ? TAKES_PART.imports(best.kind) : false,
      recognised: best?.recognised ?? 0,
      columns: header.length,
    };
  }

  /**
   * Stores all rows or none, with `isPartial` all that are not refused. Without `confirm`, and if a row is refused, everything is rolled back: the
   * report says what would happen, by the same rules. Blank cells leave fields as they are. Throws InvalidFields (400) for what is no such file.
   */
  async run(list: string, { csv, confirm, isPartial, columns: byHand, values }: ImportDto): Promise<ImportReport> {
    const known = this.kinds.find('imports', list);
    if (!known) throw new NoSuchRecord('list');
    const names = this.namesIn(known);
    const { columns: all } = names;
    const { header, rows } = await readCsv(csv, (name) => isNamed(names, name));
    const chosen = byHand ?? [];
    const sources = sourcesOf(header, names, { columns: chosen, values: values ?? [] });
    const columns = readColumns({ header, rows }, sources);
    const report: ImportReport = {
      rows: [],
      ignored: columns.flatMap(({ column, field }) => (field === null ? column : [])),
      columns,
      fields: all.map(({ field, label, kind, choices }) => ({
        field,
        label,
        choices: kind === 'flag' ? ['Yes', 'No'] : choices ? Object.values(choices) : null,
      })),
      refused: '',
      isStored: false,
    };
    try {
      await this.changes.together(list, async ({ manager }) => {
        report.rows = [];
        const file: File = { known, all, header, sources, others: await this.othersOf(manager, known) };
        const readRows: ReadRow[] = [];
        for (const row of rows) {
          await nextPiece();
          readRows.push(readRow(file, row));
        }
        const stored = await StoredRecords.of(
          manager,
          known.kind,
          readRows.map(({ fields }) => fields),
        );
        const seen = new Map<string, number>();
        for (const row of readRows) {
          await nextPiece();
          report.rows.push(await storeRow(file, row, { changes: this.changes, stored, seen }));
        }
        if (!confirm || (!isPartial && report.rows.some(({ outcome }) => outcome === 'refused'))) throw new RolledBack();
      });
      report.isStored = true;
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    report.refused = refusedRows({ header, rows }, sources, chosen, report.rows);
    return report;
  }

  /** Returns the records to which fields of this kind refer. */
  private async othersOf(manager: EntityManager, known: Known): Promise<Map<string, Other>> {
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

const MOST_SHOWN = 80;

function readColumns({ header, rows }: CsvFile, sources: readonly Source[]): ReadColumn[] {
  return header.flatMap((column, at) => {
    const example = rows.find(({ cells }) => cells[at]?.trim())?.cells[at]?.trim();
    if (example === undefined || isReason(column)) return [];
    const source = sources.find((one) => one.at.includes(at));
    return { column, field: source?.column.field ?? null, example: example.slice(0, MOST_SHOWN) };
  });
}

const REASON = 'Reason';
/** Such a column is left out: it says what was wrong with an earlier file. */
const isReason = (name: string): boolean => name.trim().toLowerCase() === REASON.toLowerCase();

/** Returns the refused rows as a file that can be imported once it is corrected: by labels of fields, then what is not imported, with the reasons. */
function refusedRows(
  { header, rows }: CsvFile,
  sources: readonly Source[],
  chosen: readonly ImportColumn[],
  all: readonly ImportedRow[],
): string {
  const refused = new Map(all.filter(({ outcome }) => outcome === 'refused').map((row) => [row.row, row]));
  if (!refused.size) return '';
  const labels = new Map(sources.flatMap(({ column, at }) => at.map((place) => [header[place], column.label])));
  const left = header.flatMap((name, at) =>
    labels.has(name) || isReason(name) || chosen.some(({ column }) => column === name) ? [] : { name, at },
  );
  const lines = rows.flatMap(({ number, cells }) => {
    const row = refused.get(number);
    if (!row) return [];
    const reasons = row.faults.map(({ column, message }) => (column ? `${labels.get(column) ?? column}: ${message}` : message));
    const own = [...sources.map(({ read }) => read(cells)), ...left.map(({ at }) => cells[at] ?? '')].map(disarmed);
    return [[...own, reasons.join('\n'), ...cells.slice(header.length).map(disarmed)]];
  });
  return csvOf([[...sources.map(({ column }) => column.label), ...left.map(({ name }) => name), REASON], ...lines]);
}

/** Begins what a spreadsheet would compute with an apostrophe, as exports do; an import takes it away. */
const disarmed = (cell: string): string => (cell.startsWith("'") ? cell : toCell(cell, 'text'));

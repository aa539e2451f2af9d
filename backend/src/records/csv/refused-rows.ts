import { toCell } from './columns.js';
import type { ImportColumn, ImportedRow } from './csv.dto.js';
import type { CsvFile } from './csv-file.js';
import { csvOf } from './export-file.js';
import type { Source } from './headers.js';

const REASON = 'Reason';
/** Such a column is left out: it says what was wrong with an earlier file. */
export const isReason = (name: string): boolean => name.trim().toLowerCase() === REASON.toLowerCase();

/** Returns the refused rows as a file that can be imported once it is corrected: by labels of fields, then what is not imported, with the reasons. */
export function refusedRows(
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

import type { ImportReport } from '../../data/types';

/** What every row says of a field. */
export interface Value {
  field: string;
  value: string;
}

type Field = ImportReport['fields'][number];

const missing = ({ columns, fields }: ImportReport): Field[] => fields.filter(({ field }) => columns.every((one) => one.field !== field));

/** Fields that rows need and no column is, besides those that were needed before: they stay where they are once they are said. */
export function neededFields(report: ImportReport, before: readonly string[]): string[] {
  const faulty = new Set(report.rows.flatMap(({ faults }) => faults.map(({ column }) => column)));
  return [...new Set([...before, ...missing(report).flatMap(({ field, label }) => (faulty.has(label) ? field : []))])];
}

/** Fields that no column of the file is. */
export function missingFields(report: ImportReport, needed: readonly string[]): { needed: Field[]; others: Field[] } {
  const isNeeded = ({ field }: Field) => needed.includes(field);
  return { needed: missing(report).filter(isNeeded), others: missing(report).filter((field) => !isNeeded(field)) };
}

/** Adds what is said of a field; '' takes it away. */
export const withValue = (values: readonly Value[], said: Value): Value[] => [
  ...values.filter(({ field }) => field !== said.field),
  ...(said.value === '' ? [] : [said]),
];

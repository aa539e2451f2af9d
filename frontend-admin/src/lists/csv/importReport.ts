import type { ImportReport } from '../../data/types';
import { neededFields } from './values';

type Row = ImportReport['rows'][number];

export const OUTCOMES = {
  refused: { tone: 'danger', name: 'To correct' },
  created: { tone: 'success', name: 'New' },
  updated: { tone: 'attention', name: 'Updated' },
  skipped: { tone: 'neutral', name: 'No change' },
} as const satisfies Record<Row['outcome'], object>;

export const KINDS = Object.keys(OUTCOMES) as Row['outcome'][];

const count = ({ rows }: ImportReport, ...outcomes: Row['outcome'][]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
const rowsOf = (number: number, kind = '') => `${number} ${kind}${number === 1 ? 'row' : 'rows'}`;

/** For example '3 new, 1 updated'. */
export const summary = (report: ImportReport): string =>
  KINDS.flatMap((kind) => {
    const number = count(report, kind);
    return number > 0 ? `${number} ${OUTCOMES[kind].name.toLowerCase()}` : [];
  }).join(', ');

export const hasRefused = (report: ImportReport): boolean => count(report, 'refused') > 0;

/** Whether no column says anything that can be stored, so that the rows say nothing either. */
export const isUnread = ({ columns }: ImportReport): boolean => columns.length > 0 && columns.every(({ field }) => field === null);

/** The button that stores what a trial shows; null if there is nothing to store. */
export function actionOf(report: ImportReport): string | null {
  const changing = count(report, 'created', 'updated');
  if (report.isStored || changing === 0) return null;
  return hasRefused(report) ? `Store ${rowsOf(changing, 'good ')}` : `Import ${rowsOf(changing)}`;
}

const OF_THE_REFUSED = 'The refused rows can be downloaded with their reasons: correct that file, then choose it here.';

/** Says what happened, or would happen, and what to do next. */
export function advice(report: ImportReport): string {
  if (isUnread(report)) return 'No column was recognised. Choose below what the columns are, and you will see what each row would do.';
  const refused = count(report, 'refused');
  if (report.isStored) return `${rowsOf(count(report, 'created', 'updated'))} stored, ${refused} refused. ${OF_THE_REFUSED}`;
  const action = actionOf(report);
  if (action && refused) return `${summary(report)}. Nothing is stored yet. Press ‘${action}’ to leave the others out. ${OF_THE_REFUSED}`;
  if (action) return `${summary(report)}. Nothing is stored yet. Look at the rows, then press ‘${action}’.`;
  if (neededFields(report, []).length > 0)
    return `${summary(report)}. Write below what no column of the file says, the same for every row.`;
  if (refused) return `${summary(report)}. There is nothing to store. Correct the file, then choose it again.`;
  return `${summary(report)}. Everything in this file is stored already.`;
}

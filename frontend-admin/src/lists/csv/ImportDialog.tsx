import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { ApiError } from '../../data/ApiError';
import { download } from '../../data/download';
import { requestFile } from '../../data/request';
import type { ImportReport } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ContentDialog } from '../../kit/DialogFrame';
import { FileButton } from '../../kit/FileButton';
import { focusOnMount } from '../../kit/focus';
import { LabelledButton } from '../../kit/LabelledButton';
import { StatusChip } from '../../kit/StatusChip';
import { useNotices } from '../../kit/useNotices';
import { ColumnChoices } from './ColumnChoices';
import { type Choice, withChoice } from './choices';
import { actionOf, advice, hasRefused, isUnread, KINDS, OUTCOMES, summary } from './importReport';
import { EveryRow } from './EveryRow';
import { readCsvFile } from './readFile';
import { neededFields, type Value, withValue } from './values';

interface Attempt {
  file: File;
  /** The text of the file once it is read. */
  csv?: string;
  chosen: readonly Choice[];
  values: readonly Value[];
}

interface Trial {
  file: File;
  csv: string;
  report: ImportReport;
  /** Which fields the columns are by their names. */
  guessed: ImportReport['columns'];
  /** Fields without a column that rows need. */
  needed: readonly string[];
}

/**
 * Reads a CSV file, shows what each row would do and which field each column is, then imports all rows, or those that are right if the user wants
 * that. A change of a column tries the rows again. `file`: was chosen already.
 */
const ImportDialog = ({ file: given, onClose }: { file?: File; onClose: () => void }) => {
  const list = useResourceContext() ?? '';
  const plural = useTranslate()(`resources.${list}.name`, { smart_count: 2 });
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();

  const send = async (body: object) =>
    (await call<ImportReport>(`/api/admin/imports/${list}`, { method: 'POST', body: JSON.stringify(body) })).json;
  const [shown, setShown] = useState<Trial>();
  const [{ chosen, values }, setSaid] = useState<Pick<Attempt, 'chosen' | 'values'>>({ chosen: [], values: [] });
  const [isRepeated, setRepeated] = useState(false);
  const trial = useMutation({
    mutationFn: async ({ file, csv: known, chosen: columns, values: said }: Attempt) => {
      const csv = known ?? (await readCsvFile(file));
      return { file, csv, report: await send({ csv, columns, values: said }) };
    },
  });
  // Of several attempts, the last one is shown.
  const tryOut = (next: Attempt) =>
    trial.mutate(next, {
      onSuccess: (tried) =>
        setShown((former) => ({
          ...tried,
          guessed: former?.guessed ?? tried.report.columns,
          needed: neededFields(tried.report, former?.needed ?? []),
        })),
    });
  const attempt = (next: Attempt, again = false) => {
    setSaid(next);
    setRepeated(again);
    tryOut(next);
  };
  const begin = useEffectEvent(() => {
    if (given) tryOut({ file: given, chosen: [], values: [] });
  });
  useEffect(() => begin(), []);
  const template = useMutation({
    mutationFn: () => requestFile(`/api/admin/imports/${list}/template`),
    onSuccess: (file) => download(`${list}-template.csv`, file),
    onError: (error) => failed('backoffice.csv.template', error),
  });
  const storing = useMutation({
    mutationFn: ({ csv, report: { rows } }: Trial) =>
      send({ csv, columns: chosen, values, confirm: true, isPartial: rows.some(({ outcome }) => outcome === 'refused') }),
    onSuccess: async (stored, tried) => {
      const isDone = stored.isStored && !hasRefused(stored);
      // Not stored: something else was saved since the trial.
      if (!isDone) setShown({ ...tried, report: stored });
      if (isDone) succeeded('backoffice.csv.imported', summary(stored));
      if (stored.isStored) await client.invalidateQueries();
      if (isDone) onClose();
    },
    onError: (error) => failed('backoffice.csv.import', error),
  });

  const report = shown?.report;
  const bad = report !== undefined && hasRefused(report);
  const action = report ? actionOf(report) : null;
  const store = shown !== undefined &&
    action !== null && {
      children: action,
      loading: trial.isPending || storing.isPending,
      onClick: () => storing.mutate(shown),
    };
  const failure = trial.error;
  const mayTryAgain = failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);
  // It stays while it works, because a button that goes or is disabled drops the focus.
  const isTryingAgain = isRepeated && trial.isPending;
  const tryAgain = (mayTryAgain || isTryingAgain) &&
    trial.variables && {
      children: isTryingAgain ? 'Trying again…' : 'Try again',
      'aria-disabled': isTryingAgain,
      onClick: () => {
        if (!isTryingAgain) attempt(trial.variables, true);
      },
    };
  const refused = shown && report?.refused && !isUnread(report) && !failure && (
    <LabelledButton
      // The button that stored the others had the focus.
      ref={report.isStored ? focusOnMount : undefined}
      label="Download the refused rows"
      icon={Download}
      disabled={trial.isPending}
      onClick={() => download(`${list}-refused.csv`, new Blob([report.refused], { type: 'text/csv' }))}
    />
  );
  return (
    <ContentDialog
      title={`Import ${plural}`}
      onClose={onClose}
      help="import-any-list"
      reads
      leave={report?.isStored ? 'Close' : 'Cancel'}
      beside={refused}
      action={failure || isTryingAgain ? tryAgain : store}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          A CSV file of at most 500 rows, with a row for each record. Write Yes or No, and separate entries of a list with semicolons. Blank
          cells change nothing. Nothing is stored before you have seen what each row would do.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FileButton
            variant={report ? 'outlined' : 'contained'}
            startIcon={<FileUp size={18} />}
            loading={trial.isPending && !shown}
            disabled={storing.isPending}
            input={{ 'aria-label': 'CSV file', accept: '.csv,.txt,text/csv,text/plain' }}
            onChoose={([file]) => {
              if (!file) return;
              setShown(undefined);
              attempt({ file, chosen: [], values: [] });
            }}
          >
            {report ? 'Choose another file' : 'Choose file'}
          </FileButton>
          <LabelledButton label="Download template" icon={Download} loading={template.isPending} onClick={() => template.mutate()} />
        </Box>
        {/* Announced, without the rows. */}
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {failure && <Alert severity="error">{failure.message}</Alert>}
          {report && !failure && (
            <Alert
              // The button that tried again had the focus.
              ref={isRepeated ? focusOnMount : undefined}
              tabIndex={-1}
              severity={severityOf(report)}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {shown?.file.name}: {advice(report)}
            </Alert>
          )}
        </Box>
        {shown && !shown.report.isStored && (
          <>
            <ColumnChoices
              guessed={shown.guessed}
              chosen={chosen}
              fields={shown.report.fields}
              disabled={storing.isPending}
              onChoose={(choice) => attempt({ ...shown, chosen: withChoice(chosen, shown.guessed, choice), values })}
            />
            <EveryRow
              report={shown.report}
              needed={shown.needed}
              values={values}
              disabled={storing.isPending}
              onSay={(value) => attempt({ ...shown, chosen, values: withValue(values, value) })}
            />
          </>
        )}
        {report && !isUnread(report) && <Rows rows={report.rows} bad={bad} />}
      </Box>
    </ContentDialog>
  );
};

export default ImportDialog;

type Row = ImportReport['rows'][number];

function severityOf(report: ImportReport): 'info' | 'warning' | 'error' {
  if (isUnread(report) || report.isStored) return 'warning';
  return hasRefused(report) ? 'error' : 'info';
}

/** Rows to correct come first, alone until the others are wanted. */
const Rows = ({ rows, bad }: { rows: readonly Row[]; bad: boolean }) => {
  const [all, setAll] = useState(false);
  const sorted = KINDS.flatMap((kind) => rows.filter(({ outcome }) => outcome === kind));
  const refused = sorted.filter(({ outcome }) => outcome === 'refused');
  const others = rows.length - refused.length;
  const shown = bad && !all ? refused : sorted;
  return (
    <Box>
      {bad && others > 0 && (
        <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)} sx={{ minHeight: 44 }}>
          {all ? 'Show only rows to correct' : `Show ${others === 1 ? 'the other row' : `the ${others} other rows`}`}
        </Button>
      )}
      <Table size="small" aria-label="Rows of the file">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 64 }}>Row</TableCell>
            <TableCell>Record</TableCell>
            <TableCell sx={{ width: '45%', display: WIDE_ONLY }}>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <ResultRow key={row.row} {...row} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const WIDE_ONLY = { xs: 'none', sm: 'table-cell' };

/** On a phone, the result stands below the record. */
const ResultRow = ({ row, name, outcome, faults, read }: Row) => (
  <TableRow>
    <TableCell sx={{ verticalAlign: 'top' }}>{row}</TableCell>
    <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
      {name || '-'}
      {read.map(({ column, text }) => (
        <Typography key={`${column} ${text}`} variant="body2" color="text.secondary">
          {column}: {text}
        </Typography>
      ))}
      <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
        <RowResult outcome={outcome} faults={faults} />
      </Box>
    </TableCell>
    <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere', display: WIDE_ONLY }}>
      <RowResult outcome={outcome} faults={faults} />
    </TableCell>
  </TableRow>
);

const RowResult = ({ outcome, faults }: Pick<Row, 'outcome' | 'faults'>) => (
  <>
    <StatusChip tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].name}</StatusChip>
    {faults.map(({ column, message }) => (
      <Typography key={`${column} ${message}`} variant="body2" color="error" sx={{ mt: 0.5 }}>
        {column ? `${column}: ${message}` : message}
      </Typography>
    ))}
  </>
);

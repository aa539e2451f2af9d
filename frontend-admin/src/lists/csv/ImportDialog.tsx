import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { download } from '../../data/download';
import { requestFile } from '../../data/request';
import type { ImportReport } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ContentDialog } from '../../kit/DialogFrame';
import { FileButton } from '../../kit/FileButton';
import { LabelledButton } from '../../kit/LabelledButton';
import { StatusChip } from '../../kit/StatusChip';
import { useNotices } from '../../kit/useNotices';
import { readCsvFile } from './readFile';

interface Trial {
  name: string;
  csv: string;
  report: ImportReport;
}

/** Reads a CSV file, shows what each row would do, then imports all rows or none. */
const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const list = useResourceContext() ?? '';
  const plural = useTranslate()(`resources.${list}.name`, { smart_count: 2 });
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();

  const send = async (csv: string, confirm: boolean) =>
    (await call<ImportReport>(`/api/admin/imports/${list}`, { method: 'POST', body: JSON.stringify({ csv, confirm }) })).json;
  const trial = useMutation({
    mutationFn: async (file: File): Promise<Trial> => {
      const csv = await readCsvFile(file);
      return { name: file.name, csv, report: await send(csv, false) };
    },
  });
  const template = useMutation({
    mutationFn: () => requestFile(`/api/admin/imports/${list}/template`),
    onSuccess: (file) => download(`${list}-template.csv`, file),
    onError: (error) => failed('backoffice.csv.template', error),
  });
  const [refused, setRefused] = useState<ImportReport>();
  const storing = useMutation({
    mutationFn: ({ csv }: Trial) => send(csv, true),
    onSuccess: async (report) => {
      // Something else was saved since the trial.
      if (!report.isStored) return setRefused(report);
      succeeded('backoffice.csv.imported', summary(report));
      await client.invalidateQueries();
      onClose();
    },
    onError: (error) => failed('backoffice.csv.import', error),
  });

  const report = refused ?? trial.data?.report;
  const { ignored = [] } = report ?? {};
  const changing = report?.rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length ?? 0;
  const action = `Import ${changing} ${changing === 1 ? 'row' : 'rows'}`;
  const bad = report?.rows.some(({ outcome }) => outcome === 'refused') ?? false;
  const store = trial.data &&
    !bad &&
    changing > 0 && { children: action, loading: storing.isPending, onClick: () => storing.mutate(trial.data) };
  return (
    <ContentDialog title={`Import ${plural}`} onClose={onClose} reads leave="Cancel" action={store}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          A CSV file of at most 500 rows, with a row for each record. Write Yes or No, and separate entries of a list with semicolons. Blank
          cells change nothing. Nothing is stored before you have seen what each row would do.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FileButton
            variant={report ? 'outlined' : 'contained'}
            startIcon={<FileUp size={18} />}
            loading={trial.isPending}
            input={{ 'aria-label': 'CSV file', accept: '.csv,.txt,text/csv,text/plain' }}
            onChoose={([file]) => {
              if (!file) return;
              setRefused(undefined);
              trial.mutate(file);
            }}
          >
            {report ? 'Choose another file' : 'Choose file'}
          </FileButton>
          <LabelledButton label="Download template" icon={Download} loading={template.isPending} onClick={() => template.mutate()} />
        </Box>
        {/* Announced, without the rows. */}
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {trial.error && <Alert severity="error">{trial.error.message}</Alert>}
          {report && (
            <Alert severity={bad ? 'error' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
              {trial.data?.name}: {summary(report)}. {nextStep(report, bad, action)}
            </Alert>
          )}
          {ignored.length > 0 && <Alert severity="warning">Columns that are not imported: {ignored.join(', ')}.</Alert>}
        </Box>
        {report && <Rows key={trial.submittedAt} rows={report.rows} bad={bad} />}
      </Box>
    </ContentDialog>
  );
};

export default ImportDialog;

type Row = ImportReport['rows'][number];

const OUTCOMES = {
  refused: { tone: 'danger', name: 'To correct' },
  created: { tone: 'success', name: 'New' },
  updated: { tone: 'attention', name: 'Updated' },
  skipped: { tone: 'neutral', name: 'No change' },
} as const satisfies Record<Row['outcome'], object>;

const KINDS = Object.keys(OUTCOMES) as Row['outcome'][];

/** For example '3 new, 1 updated'. */
const summary = ({ rows }: ImportReport): string =>
  KINDS.flatMap((kind) => {
    const count = rows.filter(({ outcome }) => outcome === kind).length;
    return count > 0 ? `${count} ${OUTCOMES[kind].name.toLowerCase()}` : [];
  }).join(', ');

function nextStep({ rows }: ImportReport, bad: boolean, action: string): string {
  if (bad) return 'Nothing is imported until every row is right. Correct the file, then choose it again.';
  if (rows.every(({ outcome }) => outcome === 'skipped')) return 'Everything in this file is stored already.';
  return `Nothing is stored yet. Look at the rows, then press ‘${action}’.`;
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

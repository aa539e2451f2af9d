import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportReport, OldAddress } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ContentDialog } from '../../kit/DialogFrame';
import { FileButton } from '../../kit/FileButton';
import { counted } from '../../kit/format';
import { useNotices } from '../../kit/useNotices';
import { readCsvFile } from '../../lists/csv/readFile';

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** As the import of redirects reads it. */
const toCsv = (rows: readonly OldAddress[]): string =>
  ['From,To', ...rows.map(({ from, to }) => `${inQuotes(from)},${inQuotes(to ?? '')}`)].join('\n');

/** Reads the addresses of an old website, suggests the nearest page for each, and stores redirects to those that are kept. */
const OldAddressesDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const call = useCall();
  const { succeeded, failed } = useNotices();
  const [rows, setRows] = useState<OldAddress[]>();
  const [refused, setRefused] = useState<ImportReport['rows']>([]);

  const reading = useMutation({
    mutationFn: async (file: File) => {
      const text = await readCsvFile(file);
      return (await call<OldAddress[]>('/api/admin/old-addresses', { method: 'POST', body: JSON.stringify({ text }) })).json;
    },
    onSuccess: (found) => {
      setRefused([]);
      setRows(found);
    },
  });
  const wanted = rows?.filter(({ isKnown, to }) => !isKnown && to) ?? [];
  const known = rows?.filter(({ isKnown }) => isKnown).length ?? 0;
  const storing = useMutation({
    mutationFn: async () => {
      const body = JSON.stringify({ csv: toCsv(wanted), confirm: true });
      return (await call<ImportReport>('/api/admin/imports/redirects', { method: 'POST', body })).json;
    },
    onSuccess: async (report) => {
      if (!report.isStored) return setRefused(report.rows.filter(({ outcome }) => outcome === 'refused'));
      succeeded('backoffice.csv.imported', counted(report.rows.length, 'redirect'));
      await client.invalidateQueries();
      onClose();
    },
    onError: (error) => failed('backoffice.csv.import', error),
  });
  const change = (from: string, to: string) => setRows(rows?.map((row) => (row.from === from ? { ...row, to, title: null } : row)));
  const faultOf = (from: string) =>
    refused
      .find(({ name }) => name === from)
      ?.faults.map(({ message }) => message)
      .join(' ');

  return (
    <ContentDialog
      title="Redirect an old website"
      onClose={onClose}
      reads
      leave="Cancel"
      action={
        wanted.length > 0 && {
          children: `Create ${counted(wanted.length, 'redirect')}`,
          loading: storing.isPending,
          onClick: () => storing.mutate(),
        }
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          The addresses of your old website, as a sitemap or a list with one on each line, at most 500. WordPress has its sitemap at
          /wp-sitemap.xml, Wix at /sitemap.xml. The page nearest to each is suggested: change it, or empty it to leave that address out.
        </Typography>
        <FileButton
          variant={rows ? 'outlined' : 'contained'}
          startIcon={<FileUp size={18} />}
          loading={reading.isPending}
          input={{ 'aria-label': 'File of addresses', accept: '.csv,.txt,.xml,text/csv,text/plain,text/xml' }}
          onChoose={([file]) => file && reading.mutate(file)}
          sx={{ justifySelf: 'start' }}
        >
          {rows ? 'Choose another file' : 'Choose file'}
        </FileButton>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
          {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
          {rows && (
            <Alert severity={rows.length > 0 ? 'info' : 'warning'}>
              {rows.length > 0
                ? `${counted(rows.length, 'address', 'addresses')}, ${known} of them with a page or a redirect already. Nothing is stored yet.`
                : 'No address was found in this file.'}
            </Alert>
          )}
          {refused.length > 0 && <Alert severity="error">Nothing is stored until every row is right.</Alert>}
        </Box>
        {rows && rows.length > known && (
          <Table size="small" aria-label="Addresses of the old website" sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>From</TableCell>
                <TableCell sx={{ width: { xs: '64%', sm: '55%' } }}>To</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows
                .filter(({ isKnown }) => !isKnown)
                .map(({ from, to, title }) => (
                  <TableRow key={from}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{from}</TableCell>
                    <TableCell>
                      <TextField
                        size="small"
                        fullWidth
                        value={to ?? ''}
                        placeholder="/services"
                        onChange={({ target }) => change(from, target.value)}
                        error={faultOf(from) !== undefined}
                        helperText={faultOf(from) ?? title}
                        slotProps={{ htmlInput: { 'aria-label': `Where ${from} leads to` } }}
                      />
                    </TableCell>
                  </TableRow>
                ))}
            </TableBody>
          </Table>
        )}
      </Box>
    </ContentDialog>
  );
};

export default OldAddressesDialog;

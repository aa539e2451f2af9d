import { Alert, Box, Card, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { FileUp, Upload } from 'lucide-react';
import { createTarDecoder } from 'modern-tar';
import { lazy, Suspense, useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { screenName } from '../../data/dataProvider';
import { allKinds, takesPart } from '../../data/kinds';
import { mayUse } from '../../data/session/authProvider';
import { useSessionUser } from '../../data/session/session';
import type { RecognisedFile } from '../../data/types';
import { useCall } from '../../data/useCall';
import { useFileDrop } from '../../editing/pictures/DropZone';
import { FileButton } from '../../kit/FileButton';
import { counted } from '../../kit/format';
import { LabelledButton } from '../../kit/LabelledButton';
import { PageHeader } from '../../kit/PageHeader';
import { readCsvFile } from './readFile';

const ImportDialog = lazy(() => import('./ImportDialog'));

interface Read {
  file: File;
  /** Why it is no list. */
  fault?: string;
  recognised?: RecognisedFile;
}

/** Takes any CSV file, or one of 'Export everything', and leads to the trial of the list that it is. */
export const ImportPage = () => {
  const call = useCall();
  const recognise = async (file: File): Promise<Read> => {
    try {
      const body = JSON.stringify({ csv: await readCsvFile(file), name: file.name });
      const { json } = await call<RecognisedFile>('/api/admin/imports/recognise', { method: 'POST', body });
      return { file, recognised: json };
    } catch (error) {
      return { file, fault: messageOf(error) };
    }
  };
  const { data: files, ...reading } = useMutation({
    mutationFn: async (chosen: File[]): Promise<Read[]> => {
      const read: Read[] = [];
      for (const file of chosen) {
        const lists = isArchive(file) ? await listsIn(file).catch((error: unknown) => messageOf(error)) : [file];
        if (typeof lists === 'string') read.push({ file, fault: lists });
        else for (const list of lists) read.push(await recognise(list));
      }
      return read;
    },
  });
  const { over, handlers } = useFileDrop(reading.mutate);
  return (
    <>
      <PageHeader
        title="Import"
        note="Any list as a CSV file: the columns say which one it is. A file of ‘Export everything’ may be chosen whole."
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card {...handlers} sx={{ p: 3, display: 'grid', justifyItems: 'center', gap: 1.5, ...(over && { bgcolor: 'action.hover' }) }}>
          <Typography>Drop files here, or</Typography>
          <FileButton
            variant="contained"
            startIcon={<FileUp size={18} />}
            loading={reading.isPending}
            input={{ 'aria-label': 'Files to import', accept: '.csv,.txt,.gz,.tgz,text/csv,text/plain', multiple: true }}
            onChoose={(chosen) => reading.mutate(chosen)}
          >
            Choose files
          </FileButton>
          <Typography variant="body2" color="text.secondary">
            Nothing is stored before you have seen what each row would do.
          </Typography>
        </Card>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {files?.map((read, index) => (
            <ReadFile key={`${index} ${read.file.name}`} {...read} />
          ))}
        </Box>
      </Box>
    </>
  );
};

const LIST = /^lists\/([a-z-]+)\.csv$/;

const isArchive = ({ name }: File): boolean => /\.(?:tar\.gz|tgz)$/i.test(name);

/** Returns the lists with rows in a file of 'Export everything' that can be imported. They come first in it, so pictures are not read. Throws an Error with a sentence. */
async function listsIn(archive: File): Promise<File[]> {
  const files: File[] = [];
  try {
    const entries = archive.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(createTarDecoder()).getReader();
    for (;;) {
      const { done, value: entry } = await entries.read();
      const list = entry && LIST.exec(entry.header.name)?.[1];
      if (done || !list) {
        // It would wait until the body is read.
        void entries.cancel().catch(() => undefined);
        break;
      }
      const csv = (await new Response(entry.body).text()).trim();
      if (takesPart(list, 'imports') && csv.includes('\n')) files.push(new File([csv], `${list}.csv`));
    }
  } catch {
    throw new Error('This archive cannot be read. Please choose the file that ‘Export everything’ made.');
  }
  if (files.length === 0) throw new Error('There is no list in this archive that can be imported.');
  return files;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const ReadFile = ({ file, fault, recognised }: Read) => {
  const role = useSessionUser()?.role;
  const translate = useTranslate();
  const pluralOf = (resource: string) => translate(`resources.${screenName(resource)}.name`, { smart_count: 2 });
  const [byHand, setByHand] = useState('');
  const [isOpen, setOpen] = useState(false);
  const choices = allKinds.filter(({ resource, features }) => features.includes('imports') && mayUse(role, screenName(resource)));
  const known = recognised?.list ?? null;
  const list = recognised?.isImported ? known : byHand;
  return (
    <Card component="section" aria-label={file.name} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Typography>
      {fault && <Alert severity="error">{fault}</Alert>}
      {recognised && <Typography>{said(recognised, pluralOf)}</Typography>}
      {recognised && known === null && (
        <TextField select label="List" value={byHand} onChange={({ target }) => setByHand(target.value)} sx={{ minWidth: 240 }}>
          {choices.map(({ resource }) => (
            <MenuItem key={resource} value={resource}>
              {pluralOf(resource)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {list && <LabelledButton variant="contained" label="See what each row would do" icon={Upload} onClick={() => setOpen(true)} />}
      {isOpen && list && (
        <ResourceContextProvider value={screenName(list)}>
          <Suspense>
            <ImportDialog file={file} onClose={() => setOpen(false)} />
          </Suspense>
        </ResourceContextProvider>
      )}
    </Card>
  );
};

function said({ list, isImported, recognised, columns }: RecognisedFile, pluralOf: (list: string) => string): string {
  if (list === null) return 'The columns do not say which list this is. Please choose it.';
  const count = `${recognised} of ${counted(columns, 'column')} recognised`;
  if (isImported) return `${pluralOf(list)}: ${count}.`;
  return `${pluralOf(list)}: ${count}. This list cannot be imported; edit it on its screen.`;
}

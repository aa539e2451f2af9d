import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { FileText, Image, X } from 'lucide-react';
import { useState } from 'react';
import { apiName } from '../data/dataProvider';
import { download } from '../data/download';
import { newFormKey } from '../data/idempotencyKey';
import { requestFile } from '../data/request';
import type { AnswerFile } from '../data/types';
import { useCall } from '../data/useCall';
import { useDraft } from '../editing/drafts/drafts';
import { formatSize, isPicture } from '../editing/pictures/files';
import { readable } from '../editing/pictures/readable';
import { IconAction } from '../kit/IconAction';
import { Note } from '../kit/texts';
import { useNotices } from '../kit/useNotices';

const MOST = 5;
const MOST_MB = 10;
const MEGABYTE = 1024 * 1024;
const TOO_MANY = `An answer takes ${MOST} files. Please send a second one with this.`;
const TOO_LARGE = `The files of an answer may have ${MOST_MB} MB together. Please send a second answer with this.`;

const pathOf = (inquiryId: string) => `/api/admin/${apiName('inquiries')}/${inquiryId}/files`;

interface Refused {
  name: string;
  reason: string;
}

/**
 * The files that go with the answer that is being written. The server stores each as it is chosen; the browser keeps which they are with what is
 * typed, so that neither a failure nor the end of the session loses them.
 */
export function useAnswerFiles(inquiryId: string) {
  const [files = [], keep] = useDraft<AnswerFile[]>(`inquiry-answer-files.${inquiryId}`);
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const call = useCall();

  const remove = async ({ id }: AnswerFile) => {
    keep((now = []) => now.filter((file) => file.id !== id));
    // One that stays is removed by the server after 30 days.
    await call(`${pathOf(inquiryId)}/${id}`, { method: 'DELETE' }).catch(() => undefined);
  };

  const upload = async (file: File): Promise<AnswerFile> => {
    const body = new FormData();
    body.append('file', await readable(file));
    return (await call<AnswerFile>(pathOf(inquiryId), { method: 'POST', body, headers: newFormKey().headers() })).json;
  };

  const add = async (chosen: File[]) => {
    setRefused([]);
    let [count, bytes] = [files.length, files.reduce((sum, { size }) => sum + size, 0)];
    for (const file of chosen) {
      const refuse = (reason: string) => setRefused((now) => [...now, { name: file.name, reason }]);
      if (count >= MOST) {
        refuse(TOO_MANY);
        continue;
      }
      setSending(file.name);
      try {
        const stored = await upload(file);
        if (bytes + stored.size > MOST_MB * MEGABYTE) {
          refuse(TOO_LARGE);
          await remove(stored);
        } else {
          keep((now = []) => [...now, stored]);
          [count, bytes] = [count + 1, bytes + stored.size];
        }
      } catch (error) {
        refuse(error instanceof Error ? error.message : String(error));
      }
    }
    setSending(undefined);
  };

  /** Keeps what was chosen while the answer was on its way. */
  const sent = (gone: AnswerFile[]) => keep((now = []) => now.filter(({ id }) => !gone.some((file) => file.id === id)));

  return { files, sending, refused, add, remove, sent };
}

type Chosen = ReturnType<typeof useAnswerFiles>;

/** The chosen files, what is on its way, and what was not taken and why. */
export const ChosenFiles = ({ files, sending, refused, remove }: Chosen) => (
  <>
    {(files.length > 0 || sending !== undefined) && (
      <Box component="ul" aria-label="Files with this answer" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {files.map((file) => (
          <Box key={file.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <FileIcon {...file} />
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {file.fileName}
            </Box>
            <Note component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatSize(file.size)}
            </Note>
            <IconAction label={`Remove ${file.fileName}`} icon={X} iconSize={18} onClick={() => void remove(file)} />
          </Box>
        ))}
        {sending !== undefined && (
          <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
            <CircularProgress size={18} aria-label={`Uploading ${sending}`} />
            {sending}
          </Box>
        )}
      </Box>
    )}
    {refused.map(({ name, reason }, index) => (
      <Alert key={index} severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {name}: {reason}
      </Alert>
    ))}
  </>
);

const FileIcon = ({ mimeType }: Pick<AnswerFile, 'mimeType'>) => {
  const Icon = isPicture(mimeType) ? Image : FileText;
  return <Icon size={18} aria-hidden style={{ flex: 'none' }} />;
};

/** What went with an answer, to be saved on this device. */
export const SentFiles = ({ inquiryId, files }: { inquiryId: string; files: AnswerFile[] }) => (
  <Box component="ul" aria-label="Files" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {files.map((file) => (
      <li key={file.id}>
        <SentFile inquiryId={inquiryId} file={file} />
      </li>
    ))}
  </Box>
);

const SentFile = ({ inquiryId, file }: { inquiryId: string; file: AnswerFile }) => {
  const name = file.fileName ?? '';
  const { failed } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestFile(`${pathOf(inquiryId)}/${file.id}`),
    onSuccess: (content) => download(name, content),
    onError: (error) => failed('backoffice.notDone', error),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileIcon {...file} />}
      loading={isPending}
      aria-label={`Download ${name}, ${formatSize(file.size)}`}
      onClick={() => mutate()}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  );
};

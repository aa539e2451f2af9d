import { Box, Typography } from '@mui/material';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '../data/types';
import { accepted, isPicture } from '../editing/pictures/files';
import { readable } from '../editing/pictures/readable';
import { sendFile } from '../editing/pictures/sendFile';
import { UploadProgress } from '../editing/pictures/UploadItem';
import { FileButton } from '../kit/FileButton';
import { useAction } from '../kit/useAction';
import { Note } from '../kit/texts';

/** Puts another file under the same address: pages that show it need no change. */
export const ReplaceFile = ({ file }: { file: MediaFile }) => {
  const leave = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  const replacing = useAction({
    texts: 'media.replace',
    send: async (chosen: File) => {
      const { signal } = (leave.current = new AbortController());
      const form = new FormData();
      form.append('file', await readable(chosen));
      const headers = { 'If-Match': `"v${file.version}"` };
      await sendFile(`/api/admin/media/${file.id}/file`, form, { method: 'PUT', headers, signal, onProgress: setProgress });
    },
    said: (_, chosen) => chosen.name,
    reads: ['media'],
  });
  useEffect(() => () => leave.current?.abort(), []);

  const replace = ([chosen]: File[]) => {
    if (!chosen) return;
    setProgress(0);
    replacing.mutate(chosen);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FileButton
        size="small"
        disabled={replacing.isPending}
        startIcon={<RefreshCw size={16} aria-hidden />}
        input={{ accept: accepted(isPicture(file.fileType) ? 'image' : 'pdf') }}
        onChoose={replace}
      >
        {replacing.isPending ? 'Replacing...' : 'Replace file'}
      </FileButton>
      <Note>The address stays, so everything that shows this file shows the new one.</Note>
      {replacing.isPending && <UploadProgress label={`Uploading the new ${file.fileName}`} progress={progress} />}
      {replacing.error && (
        <Typography role="alert" variant="body2" color="error">
          {replacing.error.message}
        </Typography>
      )}
    </Box>
  );
};

import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { MediaFile } from '../data/types';
import { accepted, isPicture } from '../editing/pictures/files';
import { readable } from '../editing/pictures/readable';
import { sendFile } from '../editing/pictures/sendFile';
import { useNotices } from '../kit/useNotices';
import { Note } from '../kit/texts';

/** Puts another file under the same address: pages that show it need no change. */
export const ReplaceFile = ({ file }: { file: MediaFile }) => {
  const input = useRef<HTMLInputElement>(null);
  const leave = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const client = useQueryClient();
  const { succeeded, failed } = useNotices();
  useEffect(() => () => leave.current?.abort(), []);

  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Lets the same file be chosen again.
    target.value = '';
    if (!chosen) return;
    const { signal } = (leave.current = new AbortController());
    setProgress(0);
    setRefusal(null);
    try {
      const form = new FormData();
      form.append('file', await readable(chosen));
      const headers = { 'If-Match': `"v${file.version}"` };
      await sendFile(`/api/admin/media/${file.id}/file`, form, { method: 'PUT', headers, signal, onProgress: setProgress });
      await client.invalidateQueries({ queryKey: ['media'] });
      succeeded('resources.media.notifications.replace', chosen.name);
    } catch (error) {
      if (signal.aborted) return;
      setRefusal(error instanceof Error ? error.message : String(error));
      failed('resources.media.failures.replace', error);
    }
    setProgress(null);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        size="small"
        disabled={progress !== null}
        startIcon={<RefreshCw size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {progress === null ? 'Replace file' : 'Replacing...'}
      </Button>
      <Note>The address stays, so everything that shows this file shows the new one.</Note>
      {progress !== null && (
        <LinearProgress
          aria-label={`Uploading the new ${file.fileName}`}
          variant={progress < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(progress * 100)}
          color="secondary"
          sx={{ width: '100%' }}
        />
      )}
      {refusal && (
        <Typography role="alert" variant="body2" color="error">
          {refusal}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted(isPicture(file.fileType) ? 'image' : 'pdf')}
        onChange={(event) => void replace(event)}
      />
    </Box>
  );
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MailPreview } from '../data/types';
import { useCall } from '../data/useCall';

const PAUSE_MS = 400;

/** The mail as a customer gets it, once typing pauses. */
export const AutoresponderPreview = () => {
  const call = useCall();
  const { autoresponderTemplate = '' } = useWatch<{ autoresponderTemplate?: string | null }>();
  const template = usePaused(autoresponderTemplate ?? '');
  const { data } = useQuery({
    queryKey: ['autoresponder-preview', template],
    queryFn: async ({ signal }) => {
      const body = JSON.stringify({ autoresponderTemplate: template });
      return (await call<MailPreview>('/api/admin/mail/autoresponder-preview', { method: 'POST', body, signal })).json;
    },
    enabled: template.trim() !== '',
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Preview, with a made-up customer. Subject: {data.subject}
      </Typography>
      <Box
        component="iframe"
        title="Preview of the autoresponder"
        sandbox=""
        srcDoc={data.html}
        sx={{ display: 'block', width: '100%', height: 460, border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: '#F1F4F9' }}
      />
    </Box>
  );
};

/** A text once it has stayed the same for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

import { Box, Typography } from '@mui/material';
import type { MailPreview } from '../data/types';
import { useServerHtml } from './trustedTypes';

interface MailFrameProps {
  mail: MailPreview;
  /** Of the frame. */
  title: string;
  /** Above it. */
  caption: string;
}

/** A mail as its reader sees it. */
export const MailFrame = ({ mail, title, caption }: MailFrameProps) => {
  const html = useServerHtml(mail.html);
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {caption}
      </Typography>
      <Box
        // A new frame, because another document in the same one would be a step of Back.
        key={mail.html}
        component="iframe"
        title={title}
        sandbox=""
        srcDoc={html}
        sx={{ display: 'block', width: '100%', height: 460, border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: '#F1F4F9' }}
      />
    </Box>
  );
};

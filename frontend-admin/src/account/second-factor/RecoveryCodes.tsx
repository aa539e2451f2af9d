import { Box, Button, Typography } from '@mui/material';
import { Copy, Download } from 'lucide-react';
import { focusOnMount } from '../../kit/focus';
import { showToast } from '../../kit/toasts';
import { LabelledButton } from '../../kit/LabelledButton';

/** Shown once, after they were made. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: string[]; onSaved: () => void }) => {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Codes Copied', variant: 'default' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography ref={focusOnMount} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <strong>Keep these recovery codes.</strong> Each signs you in once if your phone is lost. They are not shown again.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(28ch, 100%), 1fr))',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {window.isSecureContext && <LabelledButton label="Copy" icon={Copy} onClick={() => void copy()} />}
        <Button
          variant="outlined"
          startIcon={<Download size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          sx={{ minHeight: 44 }}
        >
          Save as a file
        </Button>
      </Box>
      <Button variant="contained" size="large" onClick={onSaved}>
        I have kept them
      </Button>
    </Box>
  );
};

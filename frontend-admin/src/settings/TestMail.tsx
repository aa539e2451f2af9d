import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { TestMailAnswer } from '../data/types';
import { useCall } from '../data/useCall';

/** Tries the saved mail server and shows what it answers. */
export const TestMail = () => {
  const call = useCall();
  const [to, setTo] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const body = JSON.stringify({ to: to.trim() || null });
      return (await call<TestMailAnswer>('/api/admin/mail/test', { method: 'POST', body })).json;
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <TextField
          type="email"
          label="Test address"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          helperText="Left empty it is yours. The settings as they are saved are tried."
          // Enter would save the settings around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            mutate();
          }}
          sx={{ flex: '1 1 260px' }}
        />
        <Button variant="outlined" startIcon={<Send size={18} />} disabled={isPending} onClick={() => mutate()} sx={{ minHeight: 44 }}>
          {isPending ? 'Sending...' : 'Send a test mail'}
        </Button>
      </Box>
      <div role="status">
        {data && (
          <Alert severity={data.sent ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
            {data.sent
              ? `The mail server took the mail to ${data.to}: ${data.answer}`
              : `The mail to ${data.to} was not sent: ${data.answer}`}
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
      </div>
    </Box>
  );
};

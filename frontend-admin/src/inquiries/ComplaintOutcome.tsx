import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Inquiry } from '../data/types';
import { useFollowUp } from './useFollowUp';

type Complaint = Pick<Inquiry, 'id' | 'version' | 'complaintOutcome' | 'complaintEndedOn'>;

const LABEL = { slotProps: { inputLabel: { shrink: true } } };

/** What came of a complaint about personal data, and when. It is neither won nor lost. */
export const ComplaintOutcome = ({ id, version, complaintOutcome, complaintEndedOn }: Complaint) => {
  const { followUp, isPending } = useFollowUp(id);
  const [outcome, setOutcome] = useState(complaintOutcome ?? '');
  const [endedOn, setEndedOn] = useState(complaintEndedOn ?? '');
  const next = { complaintOutcome: outcome.trim() || null, complaintEndedOn: endedOn || null };
  const isChanged = next.complaintOutcome !== complaintOutcome || next.complaintEndedOn !== complaintEndedOn;
  return (
    <Box component="section" aria-label="Outcome of the complaint" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Outcome of the complaint</Typography>
      <Typography variant="body2" color="text.secondary">
        Acknowledge it within 30 days (the automatic email does, once it is delivered), look into it without undue delay, and tell the
        customer the outcome in a reply.
      </Typography>
      <TextField
        label="What came of it"
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <TextField label="Ended on" type="date" value={endedOn} onChange={({ target }) => setEndedOn(target.value)} {...LABEL} />
      {isChanged && (
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => followUp({ kind: 'complaint', version, ...next })}
          sx={{ minHeight: 44 }}
        >
          Save outcome
        </Button>
      )}
    </Box>
  );
};

import { Box, Button, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { Inquiry } from '../data/types';
import { lostLabels, toPence } from './texts';
import { useFollowUp } from './useFollowUp';

type Outcome = Inquiry['outcome'];
type Decided = Pick<Inquiry, 'id' | 'version' | 'outcome' | 'lostReason' | 'amountPence'>;

/** In grey both would look switched off while neither is chosen. */
const CHOICE = { minHeight: 44, px: 2, color: 'text.primary' };
const WRONG = 'Please enter an amount such as 450 or 1,250.50';

/** What became of the enquiry. It begins anew when somebody else has decided. */
export const InquiryOutcome = (inquiry: Decided) => (
  <OutcomeForm key={`${inquiry.outcome} ${inquiry.lostReason} ${inquiry.amountPence}`} {...inquiry} />
);

const OutcomeForm = ({ id, version, ...stored }: Decided) => {
  const { followUp, isPending } = useFollowUp(id);
  const [outcome, setOutcome] = useState<Outcome>(stored.outcome);
  const [reason, setReason] = useState<string>(stored.lostReason ?? '');
  const [typed, setTyped] = useState(stored.amountPence === null ? '' : String(stored.amountPence / 100));
  const pence = toPence(typed);
  const amountPence = outcome === 'won' ? pence : null;
  const lostReason = outcome === 'lost' && reason ? (reason as Inquiry['lostReason']) : null;
  const isChanged = outcome !== stored.outcome || lostReason !== stored.lostReason || amountPence !== stored.amountPence;
  const save = () => {
    if (amountPence !== undefined) followUp({ kind: 'outcome', version, outcome, lostReason, amountPence });
  };
  return (
    <Box component="section" aria-label="Outcome" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Won or lost?</Typography>
      <ToggleButtonGroup
        exclusive
        value={outcome}
        aria-label="What became of it"
        disabled={isPending}
        // Pressed again, it is not decided any more.
        onChange={(_, next: Outcome) => setOutcome(next)}
      >
        <ToggleButton value="won" sx={CHOICE}>
          Won
        </ToggleButton>
        <ToggleButton value="lost" sx={CHOICE}>
          Lost
        </ToggleButton>
      </ToggleButtonGroup>
      {outcome === 'won' && (
        <TextField
          label="Amount in pounds (optional)"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && isChanged && !isPending) save();
          }}
          error={pence === undefined}
          helperText={pence === undefined ? WRONG : 'What the job is worth. Count all with VAT, or all without.'}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      )}
      {outcome === 'lost' && (
        <TextField
          select
          label="Why (optional)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          sx={{ width: '100%', maxWidth: 320 }}
        >
          <MenuItem value="">Not known</MenuItem>
          {Object.entries(lostLabels).map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isChanged && (
        <Button variant="contained" disabled={isPending || amountPence === undefined} onClick={save} sx={{ minHeight: 44 }}>
          Save outcome
        </Button>
      )}
    </Box>
  );
};

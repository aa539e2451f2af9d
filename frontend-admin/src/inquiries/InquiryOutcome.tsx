import { Box, Button, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { Inquiry } from '../data/types';
import { ChoiceField } from '../kit/ChoiceField';
import { TheirVersion } from '../editing/drafts/TheirVersion';
import { leadChoices, outcomeName, toPence } from './texts';
import { useFollowUp } from './useFollowUp';

type Outcome = Inquiry['outcome'];
type Decided = Pick<Inquiry, 'id' | 'version' | 'outcome' | 'lostReason' | 'amountPence'>;

/** In grey both would look switched off while neither is chosen. */
const CHOICE = { minHeight: 44, px: 2, color: 'text.primary' };
const WRONG = 'Please enter an amount such as 450 or 1,250.50';

/** What is chosen and not saved. */
interface Choice {
  outcome: Outcome;
  reason: string;
  typed: string;
  /** What was stored when the choice began. */
  begunFrom: string;
}

const keyOf = ({ outcome, lostReason, amountPence }: Omit<Decided, 'id' | 'version'>) => [outcome, lostReason, amountPence].join();

/** What became of the enquiry. */
export const InquiryOutcome = ({ id, version, ...stored }: Decided) => {
  const storedKey = keyOf(stored);
  const { followUp, isPending } = useFollowUp(id);
  const [choice, setChoice] = useState<Choice>();
  const [readKey, setReadKey] = useState(storedKey);
  const { outcome, reason, typed } = choice ?? {
    outcome: stored.outcome,
    reason: stored.lostReason ?? '',
    typed: stored.amountPence === null ? '' : String(stored.amountPence / 100),
  };
  const choose = (chosen: Partial<Choice>) => setChoice({ begunFrom: storedKey, ...choice, outcome, reason, typed, ...chosen });
  const pence = toPence(typed);
  const amountPence = outcome === 'won' ? pence : null;
  const lostReason = outcome === 'lost' && reason ? (reason as Inquiry['lostReason']) : null;
  const isChanged = outcome !== stored.outcome || lostReason !== stored.lostReason || amountPence !== stored.amountPence;
  const isOutdated = choice !== undefined && isChanged && choice.begunFrom !== storedKey;
  if (readKey !== storedKey) {
    setReadKey(storedKey);
    // It is saved, by whomever.
    if (!isChanged) setChoice(undefined);
  }
  const maySave = isChanged && !isOutdated && !isPending && amountPence !== undefined;
  const save = () => {
    if (maySave) followUp({ kind: 'outcome', version, outcome, lostReason, amountPence });
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
        onChange={(_, next: Outcome) => choose({ outcome: next })}
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
          onChange={({ target }) => choose({ typed: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
          }}
          error={pence === undefined}
          helperText={pence === undefined ? WRONG : 'What the job is worth. Count all with VAT, or all without.'}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      )}
      {outcome === 'lost' && (
        <ChoiceField
          label="Why (optional)"
          value={reason}
          choices={[{ id: '', name: 'Not known' }, ...leadChoices.lostReason]}
          onChange={(chosen) => choose({ reason: chosen })}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      )}
      {isOutdated && (
        <TheirVersion
          title="Someone else has decided in the meantime. Their version:"
          theirs={outcomeName(stored) ?? 'Not decided'}
          onKeepMine={() => choose({ begunFrom: storedKey })}
          onTakeTheirs={() => setChoice(undefined)}
        />
      )}
      {isChanged && (
        <Button variant="contained" disabled={!maySave} onClick={save} sx={{ minHeight: 44 }}>
          Save outcome
        </Button>
      )}
    </Box>
  );
};

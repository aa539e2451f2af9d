import { Box, Button, TextField, Typography } from '@mui/material';
import type { Inquiry } from '../data/types';
import { TheirVersion } from '../editing/drafts/TheirVersion';
import { useDraft } from '../editing/drafts/drafts';
import { Note } from '../kit/texts';
import { useFollowUp } from './useFollowUp';

type End = Pick<Inquiry, 'complaintOutcome' | 'complaintEndedOn'>;
type Complaint = End & Pick<Inquiry, 'id' | 'version' | 'email'>;

interface Draft {
  outcome: string;
  endedOn: string;
  /** What was stored when typing began. */
  begunFrom: string | null;
  /** What was sent last: stored, it is ours, even if the page was left before the response. */
  sent?: string | null;
}

const LABEL = { slotProps: { inputLabel: { shrink: true } } };

/** Both in one text. */
const textOf = ({ complaintOutcome, complaintEndedOn }: End) => [complaintEndedOn, complaintOutcome].filter(Boolean).join(': ') || null;
const endOf = ({ outcome, endedOn }: Pick<Draft, 'outcome' | 'endedOn'>): End => ({
  complaintOutcome: outcome.trim() || null,
  complaintEndedOn: endedOn || null,
});

/** What came of a complaint about personal data, and when. It is neither won nor lost. */
export const ComplaintOutcome = ({ id, version, email, ...stored }: Complaint) => {
  const { followUp, isPending } = useFollowUp(id);
  const [draft, setDraft] = useDraft<Draft>(`inquiry-complaint.${id}`);
  const theirs = textOf(stored);
  const shown = draft ?? { outcome: stored.complaintOutcome ?? '', endedOn: stored.complaintEndedOn ?? '' };
  const end = endOf(shown);
  const isChanged = textOf(end) !== theirs;
  const isOutdated = draft !== undefined && isChanged && theirs !== draft.begunFrom && theirs !== draft.sent;
  const type = (typed: Partial<Draft>) => setDraft({ begunFrom: theirs, ...shown, ...typed });
  const save = () => {
    const sent = textOf(end);
    setDraft((now) => now && { ...now, sent });
    // Text typed while the server was slow is still unsaved.
    followUp({ kind: 'complaint', version, ...end }, () =>
      setDraft((now) => (now === undefined || textOf(endOf(now)) === sent ? undefined : { ...now, begunFrom: sent })),
    );
  };
  return (
    <Box component="section" aria-label="Outcome of the complaint" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Outcome of the complaint</Typography>
      <Note>
        {email
          ? 'Acknowledge it within 30 days (the automatic email does, once it is delivered), look into it without undue delay, and tell the customer the outcome in a reply.'
          : 'Look into it without undue delay, and tell the customer the outcome.'}
      </Note>
      <TextField
        label="What came of it"
        value={shown.outcome}
        onChange={({ target }) => type({ outcome: target.value })}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <TextField label="Ended on" type="date" value={shown.endedOn} onChange={({ target }) => type({ endedOn: target.value })} {...LABEL} />
      {isOutdated && (
        <TheirVersion
          title={
            theirs
              ? 'Someone else has recorded an outcome in the meantime. Their version:'
              : 'Someone else has removed the outcome in the meantime.'
          }
          theirs={theirs}
          onKeepMine={() => setDraft({ ...shown, begunFrom: theirs })}
          onTakeTheirs={() => setDraft(undefined)}
        />
      )}
      {isChanged && (
        <Button variant="contained" disabled={isPending || isOutdated} onClick={save} sx={{ minHeight: 44 }}>
          Save outcome
        </Button>
      )}
    </Box>
  );
};

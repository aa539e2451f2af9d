import { Box, Button, TextField, Typography } from '@mui/material';
import { Save } from 'lucide-react';
import { useId } from 'react';
import type { Inquiry } from '../data/types';
import { TheirVersion } from '../editing/drafts/TheirVersion';
import { useDraft } from '../editing/drafts/drafts';
import { useFollowUp } from './useFollowUp';

const MAX_TEXT = 10_000;

interface Draft {
  text: string;
  /** The stored text when typing began. */
  begunFrom: string | null;
  /** What was sent last: stored, it is ours, even if the page was left before the response. */
  sent?: string | null;
}

/** The office notes: one text that staff keep up to date. Notes with author and time are in the history. */
export const InquiryNotes = ({ id, notes, version }: Pick<Inquiry, 'id' | 'notes' | 'version'>) => {
  const field = useId();
  const [draft, setDraft] = useDraft<Draft>(`inquiry-notes.${id}`);
  const { followUp, isPending } = useFollowUp(id);
  const text = draft?.text ?? notes ?? '';
  const isOutdated = draft !== undefined && notes !== draft.begunFrom && notes !== draft.sent;
  const type = (typed: string) => setDraft(typed === (notes ?? '') ? undefined : { begunFrom: notes, ...draft, text: typed });
  const save = () => {
    const sent = text.trim() || null;
    setDraft((now) => now && { ...now, sent });
    // Text typed while the server was slow is still unsaved.
    followUp({ kind: 'notes', notes: sent, version }, () =>
      setDraft((now) => (now === undefined || now.text === text ? undefined : { begunFrom: sent, text: now.text })),
    );
  };
  return (
    <Box component="section" aria-labelledby="inquiry-notes" sx={{ mt: 3, display: 'grid', gap: 1 }}>
      <Typography variant="h3" id="inquiry-notes">
        {/* A label names the field even while it is scrolled out of sight; aria-labelledby does not. */}
        <label htmlFor={field}>Office Notes</label>
      </Typography>
      <TextField
        id={field}
        hiddenLabel
        value={text}
        onChange={({ target }) => type(target.value)}
        multiline
        minRows={2}
        helperText="What your colleagues should know about this enquiry. Record calls and other events in the history."
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      {isOutdated && (
        <TheirVersion
          title={
            notes
              ? 'Someone else has changed these notes in the meantime. Their version:'
              : 'Someone else has cleared these notes in the meantime.'
          }
          theirs={notes}
          onKeepMine={() => setDraft({ begunFrom: notes, text })}
          onTakeTheirs={() => setDraft(undefined)}
        />
      )}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Save size={16} />}
        disabled={isPending || isOutdated || text.trim() === (notes ?? '')}
        onClick={save}
        sx={{ justifySelf: 'start' }}
      >
        Save notes
      </Button>
    </Box>
  );
};

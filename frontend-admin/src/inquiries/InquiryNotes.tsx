import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Save } from 'lucide-react';
import { useId } from 'react';
import type { Inquiry } from '../data/types';
import { useDraft } from './useDraft';
import { useFollowUp } from './useFollowUp';

const MAX_TEXT = 10_000;

interface Draft {
  text: string;
  /** What was stored when the typing began. */
  begunFrom: string | null;
}

const drafts = new Map<string, Draft>();

/** The record's notes: one text that staff keep up to date, unlike the notes of the history, which say who wrote them when. */
export const InquiryNotes = ({ id, notes, version }: Pick<Inquiry, 'id' | 'notes' | 'version'>) => {
  const field = useId();
  const [draft, setDraft] = useDraft(drafts, id);
  const { followUp, isPending } = useFollowUp(id);
  const text = draft?.text ?? notes ?? '';
  const isOutdated = draft !== undefined && draft.begunFrom !== notes;
  const save = () => followUp({ kind: 'notes', notes: text.trim() || null, version }, () => setDraft());
  return (
    <Box component="section" aria-labelledby="inquiry-notes" sx={{ mt: 3, display: 'grid', gap: 1 }}>
      <Typography variant="h3" id="inquiry-notes">
        {/* A label rather than a mere reference: it names the field even while it is scrolled out of sight. */}
        <label htmlFor={field}>Office Notes</label>
      </Typography>
      <TextField
        id={field}
        hiddenLabel
        value={text}
        onChange={({ target }) => setDraft({ begunFrom: notes, ...draft, text: target.value })}
        multiline
        minRows={2}
        helperText="What everyone should know about this inquiry, kept up to date. What happened and when belongs in the history."
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      {isOutdated && (
        <Alert severity="warning" action={<Button onClick={() => setDraft()}>Show theirs</Button>}>
          Someone else has changed these notes meanwhile.
        </Alert>
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

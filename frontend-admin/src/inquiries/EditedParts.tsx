import { Box, Button, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Save } from 'lucide-react';
import { useId } from 'react';
import type { Inquiry } from '../data/types';
import { useDraft } from '../editing/drafts/drafts';
import { TheirVersion } from '../editing/drafts/TheirVersion';
import { ChoiceField } from '../kit/ChoiceField';
import { LabelledButton } from '../kit/LabelledButton';
import { Note } from '../kit/texts';
import { leadChoices, outcomeName, toPence } from './texts';
import { type FollowUp, useFollowUp } from './useFollowUp';

interface PartOptions<Form, Stored> {
  formOf: (stored: Stored) => Form;
  storedOf: (form: Form) => Stored & FollowUp['content'];
  /** What is stored, in words that differ from version to version. */
  textOf: (stored: Stored) => string | null;
  /** Said when a colleague has changed it, or removed it. */
  changed: string;
  removed?: string;
}

type Draft<Form> = Form & {
  /** What was stored when typing began. */
  begunFrom: string | null;
  /** What was sent last: stored, it is ours, even if the page was left before the response. */
  sent?: string | null;
};

/** A part of an enquiry that staff keep up to date: notes or an outcome. What is typed is kept in the browser, and overwrites nobody's version unseen. */
function useEditedPart<Form extends object, Stored>(
  kind: 'notes' | 'outcome' | 'complaint',
  inquiry: Pick<Inquiry, 'id' | 'version'> & Stored,
  { formOf, storedOf, textOf, changed, removed = changed }: PartOptions<Form, Stored>,
) {
  const { id, version } = inquiry;
  const [draft, setDraft] = useDraft<Draft<Form>>(`inquiry-${kind}.${id}`);
  const { followUp, isPending } = useFollowUp(id);
  const untouched = formOf(inquiry);
  const form: Form = draft ?? untouched;
  const theirs = textOf(inquiry);
  const mine = textOf(storedOf(form));
  const isChanged = mine !== theirs;
  const isOutdated = draft !== undefined && isChanged && theirs !== draft.begunFrom && theirs !== draft.sent;
  const type = (typed: Partial<Form>) => {
    const next = { begunFrom: theirs, ...form, ...typed };
    const isBack = Object.entries(untouched).every(([field, value]) => next[field as keyof Form] === value);
    setDraft(isBack ? undefined : next);
  };
  const save = () => {
    setDraft((now) => now && { ...now, sent: mine });
    // What is typed while the server is slow is still unsaved.
    followUp({ kind, version, content: storedOf(form) }, () =>
      setDraft((now) => (now === undefined || textOf(storedOf(now)) === mine ? undefined : { ...now, begunFrom: mine })),
    );
  };
  const question = isOutdated && (
    <TheirVersion
      title={theirs === null ? removed : changed}
      theirs={theirs}
      onKeepMine={() => setDraft({ ...form, begunFrom: theirs })}
      onTakeTheirs={() => setDraft(undefined)}
    />
  );
  return { form, type, save, isChanged, isPending, isLocked: isPending || isOutdated, question };
}

const MAX_TEXT = 10_000;

type Notes = Pick<Inquiry, 'notes'>;

const NOTES = {
  formOf: ({ notes }: Notes) => ({ text: notes ?? '' }),
  storedOf: ({ text }: { text: string }) => ({ notes: text.trim() || null }),
  textOf: ({ notes }: Notes) => notes,
  changed: 'Someone else has changed these notes in the meantime. Their version:',
  removed: 'Someone else has cleared these notes in the meantime.',
};

/** The office notes: one text that staff keep up to date. Notes with author and time are in the history. */
export const InquiryNotes = (inquiry: Pick<Inquiry, 'id' | 'version'> & Notes) => {
  const field = useId();
  const { form, type, save, isChanged, isLocked, question } = useEditedPart('notes', inquiry, NOTES);
  return (
    <Box component="section" aria-labelledby="inquiry-notes" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" id="inquiry-notes">
        {/* A label names the field even while it is scrolled out of sight; aria-labelledby does not. */}
        <label htmlFor={field}>Office Notes</label>
      </Typography>
      <TextField
        id={field}
        hiddenLabel
        value={form.text}
        onChange={({ target }) => type({ text: target.value })}
        multiline
        minRows={2}
        helperText="What your colleagues should know about this enquiry. Calls, and what happened when, go into the history below."
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      {question}
      <LabelledButton
        label="Save notes"
        icon={Save}
        size="small"
        disabled={isLocked || !isChanged}
        onClick={save}
        sx={{ justifySelf: 'start' }}
      />
    </Box>
  );
};

type End = Pick<Inquiry, 'complaintOutcome' | 'complaintEndedOn'>;

const LABEL = { slotProps: { inputLabel: { shrink: true } } };

const END = {
  formOf: ({ complaintOutcome, complaintEndedOn }: End) => ({ outcome: complaintOutcome ?? '', endedOn: complaintEndedOn ?? '' }),
  storedOf: ({ outcome, endedOn }: { outcome: string; endedOn: string }) => ({
    complaintOutcome: outcome.trim() || null,
    complaintEndedOn: endedOn || null,
  }),
  textOf: ({ complaintOutcome, complaintEndedOn }: End) => [complaintEndedOn, complaintOutcome].filter(Boolean).join(': ') || null,
  changed: 'Someone else has recorded an outcome in the meantime. Their version:',
  removed: 'Someone else has removed the outcome in the meantime.',
};

/** What came of a complaint about personal data, and when. It is neither won nor lost. */
export const ComplaintOutcome = (inquiry: Pick<Inquiry, 'id' | 'version' | 'email'> & End) => {
  const { form, type, save, isChanged, isLocked, question } = useEditedPart('complaint', inquiry, END);
  return (
    <Box component="section" aria-label="Outcome of the complaint" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Outcome of the complaint</Typography>
      <Note>
        {inquiry.email
          ? 'Acknowledge it within 30 days (the automatic email does, once it is delivered), look into it without undue delay, and tell the customer the outcome in a reply.'
          : 'Look into it without undue delay, and tell the customer the outcome.'}
      </Note>
      <TextField
        label="What came of it"
        value={form.outcome}
        onChange={({ target }) => type({ outcome: target.value })}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <TextField label="Ended on" type="date" value={form.endedOn} onChange={({ target }) => type({ endedOn: target.value })} {...LABEL} />
      {question}
      {isChanged && (
        <Button variant="contained" disabled={isLocked} onClick={save}>
          Save outcome
        </Button>
      )}
    </Box>
  );
};

type Decision = Pick<Inquiry, 'outcome' | 'lostReason' | 'amountPence'>;

interface Choice extends Pick<Inquiry, 'outcome'> {
  reason: string;
  /** The amount. */
  typed: string;
}

/** In grey both would look switched off while neither is chosen. */
const CHOICE = { minHeight: 44, px: 2, color: 'text.primary' };
const WRONG = 'Please enter an amount such as 450 or 1,250.50';

const DECISION = {
  formOf: ({ outcome, lostReason, amountPence }: Decision): Choice => ({
    outcome,
    reason: lostReason ?? '',
    typed: amountPence === null ? '' : String(amountPence / 100),
  }),
  storedOf: ({ outcome, reason, typed }: Choice) => ({
    outcome,
    lostReason: outcome === 'lost' && reason ? (reason as Inquiry['lostReason']) : null,
    amountPence: outcome === 'won' ? (toPence(typed) ?? null) : null,
  }),
  textOf: (decision: Decision) => outcomeName(decision) ?? 'Not decided',
  changed: 'Someone else has decided in the meantime. Their version:',
};

/** What became of the enquiry. */
export const InquiryOutcome = (inquiry: Pick<Inquiry, 'id' | 'version'> & Decision) => {
  const { form, type, save, isChanged, isPending, isLocked, question } = useEditedPart('outcome', inquiry, DECISION);
  const { outcome, reason, typed } = form;
  const isWrong = outcome === 'won' && toPence(typed) === undefined;
  const mayNotSave = !isChanged || isLocked || isWrong;
  return (
    <Box component="section" aria-label="Outcome" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Won or lost?</Typography>
      <ToggleButtonGroup
        exclusive
        value={outcome}
        aria-label="What became of it"
        disabled={isPending}
        // Pressed again, it is not decided any more.
        onChange={(_, next: Choice['outcome']) => type({ outcome: next })}
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
          onChange={({ target }) => type({ typed: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && !mayNotSave) save();
          }}
          error={isWrong}
          helperText={isWrong ? WRONG : 'What the job is worth. Count all with VAT, or all without.'}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      )}
      {outcome === 'lost' && (
        <ChoiceField
          label="Why (optional)"
          value={reason}
          choices={[{ id: '', name: 'Not known' }, ...leadChoices.lostReason]}
          onChange={(chosen) => type({ reason: chosen })}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      )}
      {question}
      {(isChanged || isWrong) && (
        <Button variant="contained" disabled={mayNotSave} onClick={save}>
          Save outcome
        </Button>
      )}
    </Box>
  );
};

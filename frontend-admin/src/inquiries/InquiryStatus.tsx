import { Alert, AlertTitle, Box, Button, MenuItem, Select, useTheme } from '@mui/material';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import type { DeliveryReport, Inquiry } from '../data/types';
import { formatTime } from '../kit/format';
import { RowAction } from '../kit/RowActions';
import { thumbSized } from '../kit/theme/components';
import { tones } from '../kit/theme/colours';
import { StatusChip } from '../kit/StatusChip';
import { ScreenLink } from '../kit/texts';
import { useNow } from '../kit/useNow';
import { type WithDeadline, callTime, deadlineState, lastAnswer, outcomeName, statuses, statusOf } from './texts';
import { useFollowUp } from './useFollowUp';

export const StatusSelect = ({ id, name, status }: Pick<Inquiry, 'id' | 'name' | 'status'>) => {
  const { followUp, isPending } = useFollowUp(id);
  const { text, background } = tones[useTheme().palette.mode][statusOf(status)?.tone ?? 'neutral'];
  return (
    <Select
      value={status}
      disabled={isPending}
      onChange={({ target }) => followUp({ kind: 'status', content: { status: target.value } })}
      SelectDisplayProps={{ 'aria-label': `Status of ${name}` }}
      sx={{
        width: 132,
        borderRadius: 99,
        bgcolor: background,
        color: text,
        fontSize: '0.8125rem',
        fontWeight: 650,
        '& .MuiSelect-select': { py: { xs: 1.6, md: 0.75 } },
        '& .MuiSelect-icon': { color: text },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
      }}
    >
      {statuses.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </Select>
  );
};

/** The time left to reply; nothing after a reply and for spam. */
export const DeadlineChip = (inquiry: WithDeadline) => {
  const state = deadlineState(inquiry, useNow());
  return (
    state && (
      <StatusChip tone={state.tone} wraps>
        {state.text}
      </StatusChip>
    )
  );
};

/** A call that the customer asked for, until its time is over. */
export const CallBackChip = ({ callBackFrom, callBackUntil }: Pick<Inquiry, 'callBackFrom' | 'callBackUntil'>) => {
  const now = useNow();
  if (!callBackFrom || !callBackUntil || new Date(callBackUntil) < now) return null;
  return <StatusChip tone="info">Call {callTime(callBackFrom, callBackUntil)}</StatusChip>;
};

/** What an enquiry's row and heading say besides status and time: nothing of what staff have followed up. */
export const StateChips = (inquiry: Inquiry) => {
  const outcome = outcomeName(inquiry);
  return (
    <>
      {inquiry.customerWroteAt && <StatusChip tone="attention">Customer wrote</StatusChip>}
      {inquiry.heldBackAt && !inquiry.isSpam && <StatusChip tone="attention">Came in a flood</StatusChip>}
      {inquiry.solvedAt && <StatusChip tone="success">Solved by customer</StatusChip>}
      {inquiry.replyFailedAt ? (
        <StatusChip tone="danger">{lastAnswer(inquiry)?.status === 'failed' ? 'Answer not delivered' : 'Email came back'}</StatusChip>
      ) : (
        lastAnswer(inquiry)?.status === 'queued' && <StatusChip tone="attention">Answer not sent</StatusChip>
      )}
      {outcome && (
        <StatusChip tone={inquiry.outcome === 'won' ? 'success' : 'neutral'} wraps>
          {outcome}
        </StatusChip>
      )}
    </>
  );
};

/** What the same sender wrote within the hour. */
export const SameSenderLinks = ({ sameSender }: Pick<Inquiry, 'sameSender'>) => {
  const { search } = useLocation();
  return sameSender.map(({ id, createdAt }) => (
    <ScreenLink key={id} to={`/inquiries/${id}${search}`} variant="body2" sx={{ ...thumbSized, display: 'block', whiteSpace: 'nowrap' }}>
      Also wrote at {formatTime(createdAt)}
    </ScreenLink>
  ));
};

export const showsSpam = (filterValues: Record<string, unknown>): boolean => filterValues['isSpam'] === 'true';

export const NotSpamAction = ({ id, name }: Pick<Inquiry, 'id' | 'name'>) => {
  const { followUp, isPending } = useFollowUp(id);
  return (
    <RowAction
      label={`Not spam: enquiry from ${name}`}
      icon={ShieldCheck}
      disabled={isPending}
      onClick={() => followUp({ kind: 'rescue', content: { isSpam: false } })}
    />
  );
};

export const MarkAsSpam = ({ id, isSpam }: Pick<Inquiry, 'id' | 'isSpam'>) => {
  const { followUp, isPending } = useFollowUp(id);
  return isSpam ? null : (
    <Button
      variant="outlined"
      loading={isPending}
      startIcon={<ShieldAlert size={18} />}
      onClick={() => followUp({ kind: 'spam', content: { isSpam: true } })}
    >
      Mark as Spam
    </Button>
  );
};

/** Of an enquiry that came in a flood and waits for somebody to say whether it is spam. */
export const FloodNotice = ({ id, isSpam, heldBackAt, email }: Inquiry) => {
  const { followUp, isPending } = useFollowUp(id);
  if (isSpam || !heldBackAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <AlertTitle>Came in a flood of enquiries</AlertTitle>
      {email
        ? 'The customer got no automatic reply. Choose "Not spam" to send it, or reply yourself.'
        : 'Choose "Not spam" if a customer wrote it, or call.'}
      <Box sx={{ mt: 2 }}>
        <Button variant="contained" loading={isPending} onClick={() => followUp({ kind: 'rescue', content: { isSpam: false } })}>
          Not spam
        </Button>
      </Box>
    </Alert>
  );
};

function heldBack(deliveries: DeliveryReport[]): string {
  const withdrawn = deliveries.filter(({ status }) => status === 'withdrawn');
  if (withdrawn.length === deliveries.length)
    return 'Nobody was notified. Choose "Not spam" to notify the office and send the customer the automatic reply.';
  return withdrawn.length
    ? 'Only some notifications were sent. Choose "Not spam" to send the others.'
    : 'The office was notified when the enquiry arrived.';
}

export const SpamNotice = ({ id, isSpam, spamReasons, deliveries }: Inquiry) => {
  const { followUp, isPending } = useFollowUp(id);
  if (!isSpam) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>Suspected spam</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {spamReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>{heldBack(deliveries)}</Box>
      <Button
        variant="contained"
        loading={isPending}
        onClick={() => followUp({ kind: 'rescue', content: { isSpam: false } })}
        sx={{ mt: 2 }}
      >
        Not spam
      </Button>
    </Alert>
  );
};

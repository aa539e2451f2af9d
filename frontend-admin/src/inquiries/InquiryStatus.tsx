import { MenuItem, Select, useTheme } from '@mui/material';
import type { Inquiry } from '../data/types';
import { tones } from '../kit/theme/colours';
import { StatusChip } from '../kit/StatusChip';
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
      {inquiry.solvedAt && <StatusChip tone="success">Solved by customer</StatusChip>}
      {inquiry.replyFailedAt ? (
        <StatusChip tone="danger">Answer not delivered</StatusChip>
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

import { StatusChip } from '../ui/StatusChip';
import { promiseState, type Promised } from './promise';
import { useNow } from './useNow';

/** How long there is until the promised reply, in words and colour; nothing once there was one, and for spam. */
export const PromiseChip = (inquiry: Promised) => {
  const state = promiseState(inquiry, useNow());
  return state && <StatusChip tone={state.tone}>{state.text}</StatusChip>;
};

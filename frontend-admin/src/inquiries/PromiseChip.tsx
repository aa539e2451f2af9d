import type { Inquiry } from '../data/types';
import { StatusChip } from '../ui/StatusChip';
import { promiseState } from './promise';
import { useNow } from './useNow';

/** How long there is until the promised reply, in words and colour; nothing once there was one. */
export const PromiseChip = (inquiry: Pick<Inquiry, 'dueAt' | 'respondedAt'>) => {
  const state = promiseState(inquiry, useNow());
  return state && <StatusChip tone={state.tone}>{state.text}</StatusChip>;
};

import type { Inquiry } from '../data/types';

/** Section 9 of the specification: every enquiry gets a reply within 24 hours. */
const REPLY_PROMISE_MS = 24 * 60 * 60 * 1000;

export const isOverdue = ({ status, createdAt }: Pick<Inquiry, 'status' | 'createdAt'>, now: Date): boolean =>
  status === 'new' && now.getTime() - new Date(createdAt).getTime() > REPLY_PROMISE_MS;

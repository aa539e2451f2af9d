import type { Inquiry } from '../data/types';
import type { ToneName } from '../theme/colours';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The server alerts the office then, and calls the enquiry due soon. */
const DUE_SOON_MS = 4 * HOUR_MS;

export interface PromiseState {
  text: string;
  tone: ToneName;
}

/** What the promise is about. Where spam is never shown, nothing says that this is none. */
export type Promised = Pick<Inquiry, 'dueAt' | 'respondedAt'> & Partial<Pick<Inquiry, 'isSpam'>>;

/** How long there is for the promised reply; null once there was one, and for spam, which gets none. */
export function promiseState({ dueAt, respondedAt, isSpam }: Promised, now: Date): PromiseState | null {
  if (respondedAt || isSpam) return null;
  const left = new Date(dueAt).getTime() - now.getTime();
  if (left < 0) return { text: `overdue by ${duration(-left)}`, tone: 'danger' };
  return { text: `due in ${duration(left)}`, tone: left <= DUE_SOON_MS ? 'attention' : 'neutral' };
}

/** '12 min', '3 h', '2 days': never more than there is. */
function duration(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

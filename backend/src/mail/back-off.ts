import type { MailKind, OutboxMail } from './outbox-mail.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_DELAY_MS = 6 * HOUR_MS;
/** How long it is worth trying. */
export const PATIENCE_MS = 72 * HOUR_MS;

const plainDelayMs = (attempts: number): number => Math.min(MAX_DELAY_MS, MINUTE_MS * 2 ** (attempts - 1));

/** As many attempts as fit into PATIENCE_MS. Counted, not dated: a mail may have waited long for a mail server to be set up. */
export const MAX_ATTEMPTS = (() => {
  let attempts = 1;
  for (let waited = plainDelayMs(1); waited < PATIENCE_MS; waited += plainDelayMs(attempts)) attempts++;
  return attempts;
})();

/** Milliseconds until the next attempt after so many: doubling from 1 minute to 6 hours, up to a tenth less so that mails spread. */
export const retryDelayMs = (attempts: number, random: () => number = Math.random): number =>
  Math.round(plainDelayMs(attempts) * (1 - 0.1 * random()));

interface Lifetime {
  ms: number;
  /** As people say it. */
  words: string;
}

/** "We have got your enquiry" days later does more harm than good, and what holds a link is of use for as long as the link is. */
export const MAIL_LIFETIMES = {
  autoresponder: { ms: PATIENCE_MS, words: '3 days' },
  'password-reset': { ms: HOUR_MS, words: '60 minutes' },
  invitation: { ms: 7 * 24 * HOUR_MS, words: '7 days' },
  'daily-digest': { ms: 24 * HOUR_MS, words: 'a day' },
} as const satisfies Partial<Record<MailKind, Lifetime>>;

/** Within what time it should have been sent, when that has passed. A word to the office about an enquiry is never too late. */
export function missedTime({ kind, queuedAt }: Pick<OutboxMail, 'kind' | 'queuedAt'>, now: Date): string | undefined {
  const lifetimes: Partial<Record<MailKind, Lifetime>> = MAIL_LIFETIMES;
  const lifetime = lifetimes[kind];
  return lifetime && now.getTime() - queuedAt.getTime() > lifetime.ms ? lifetime.words : undefined;
}

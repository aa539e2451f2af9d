import { HOUR_MS } from '../../platform/time/durations.js';
import type { MessageKind } from '../outbox/channel.js';
import { PATIENCE_MS } from '../outbox/back-off.js';

export const MAIL = 'mail';

/** Links are sent only while they work, and a late "we have received your enquiry" would mislead. */
export const MAIL_KINDS = {
  'office-notice': { name: 'Notification to the office' },
  'flood-notice': { name: 'Notice of a flood of enquiries', lifetime: { ms: PATIENCE_MS, words: '3 days' } },
  autoresponder: { name: 'Automatic reply to the customer', lifetime: { ms: PATIENCE_MS, words: '3 days' } },
  'complaint-received': { name: 'Acknowledgement of the complaint' },
  answer: { name: 'Answer to the customer' },
  'enquiry-link': { name: 'New link to the customer' },
  'customer-wrote': { name: "Customer's message to the office" },
  'details-changed': { name: 'Notice to the former address' },
  'enquiry-erased': { name: 'Notice of an erased enquiry' },
  'reply-delayed': { name: 'New time for the reply, to the customer', lifetime: { ms: 4 * HOUR_MS, words: '4 hours' } },
  'promise-alert': { name: 'Deadline alert to the office' },
  'daily-digest': { name: 'Daily digest', lifetime: { ms: 24 * HOUR_MS, words: 'a day' } },
  'monthly-report': { name: 'Report of the month', lifetime: { ms: 7 * 24 * HOUR_MS, words: '7 days' } },
  'backup-failed': { name: 'Failed backup, to the office' },
  'accreditation-ends': { name: 'End of an accreditation, to the office' },
  'plan-failed': { name: 'Failed publication, to the office' },
  'review-request': { name: 'Review request to the customer', lifetime: { ms: 7 * 24 * HOUR_MS, words: '7 days' } },
  'renewal-reminder': { name: 'Reminder to the customer', lifetime: { ms: 3 * 24 * HOUR_MS, words: '3 days' } },
  'password-reset': { name: 'Password link', lifetime: { ms: HOUR_MS, words: '60 minutes' } },
  invitation: { name: 'Invitation', lifetime: { ms: 7 * 24 * HOUR_MS, words: '7 days' } },
  'account-changed': { name: 'Account change notification' },
  'company-email-changed': { name: "Notice of the company's new address" },
  'account-notice': { name: 'Account security notice' },
} as const satisfies Record<string, MessageKind>;

export type MailKind = keyof typeof MAIL_KINDS;

/** At most two of these a day go to one mailbox: anybody can cause them with anybody's address, or they repeat. */
export const AUTOMATIC: readonly string[] = [
  ...(['autoresponder', 'complaint-received', 'enquiry-link', 'details-changed', 'reply-delayed'] as const),
  ...(['review-request', 'renewal-reminder'] as const),
] satisfies MailKind[];

/** Customers may stop these with one click. */
export const STOPPABLE: readonly string[] = ['renewal-reminder', 'review-request'] satisfies MailKind[];

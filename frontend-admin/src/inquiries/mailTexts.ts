import type { MailReport } from '../data/types';
import type { ToneName } from '../theme/colours';
import { formatDate } from '../ui/formatDate';

const NAMES: Readonly<Record<MailReport['kind'], string>> = {
  'office-notice': 'Notice to the office',
  autoresponder: 'Thanks to the customer',
  'promise-alert': 'Alert to the office',
  'daily-digest': 'Daily digest',
  'password-reset': 'Password link',
  invitation: 'Invitation',
};

export const mailName = (kind: string | null): string => NAMES[kind as MailReport['kind']] ?? 'Mail';

interface MailText {
  tone: ToneName;
  status: string;
  /** When it was sent or is tried next; null: neither. */
  when: string | null;
}

/** What became of a mail, as staff read it. */
export function mailText({ status, sentAt, nextAttemptAt, attempts }: MailReport, canSend: boolean): MailText {
  if (status === 'sent') return { tone: 'success', status: 'Sent', when: sentAt && formatDate(sentAt) };
  if (status === 'failed') return { tone: 'danger', status: 'Failed', when: null };
  if (status === 'withdrawn') return { tone: 'neutral', status: 'Withdrawn', when: null };
  if (!canSend) return { tone: 'attention', status: 'Waiting', when: 'until a mail server is set up' };
  return {
    tone: 'info',
    status: 'Queued',
    when: attempts > 0 && nextAttemptAt ? `next try ${formatDate(nextAttemptAt)}` : 'to be sent now',
  };
}

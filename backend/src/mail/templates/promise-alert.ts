import { button, htmlMail, type Brand } from './brand.js';
import { londonTime } from './london-time.js';
import type { MailContent } from './mail-content.js';
import { htmlParagraphs, oneLine } from './text.js';

/** An enquiry whose promised reply is about to be late. */
export interface PromiseFacts {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** As people call it; null: not said. */
  service: string | null;
  dueAt: Date;
}

/** Warns the office before the 24-hour promise to a customer breaks, or says that it has. */
export function promiseAlert(enquiry: PromiseFacts, isLate: boolean, brand: Brand, publicUrl: string): MailContent {
  const name = oneLine(enquiry.name);
  const link = `${publicUrl}/admin/inquiries/${enquiry.id}`;
  const due = londonTime(enquiry.dueAt);
  const told = isLate
    ? `${name} was promised a reply by ${due} and has not had one.`
    : `${name} is still waiting for the reply that we promised by ${due}.`;
  const about = [enquiry.service && `Service: ${enquiry.service}`, `Phone: ${oneLine(enquiry.phone)}`, `Email: ${oneLine(enquiry.email)}`];
  const body = `${told}\n\n${about.filter(Boolean).join('\n')}`;
  return {
    subject: oneLine(isLate ? `Reply overdue: ${name}` : `Reply due soon: ${name}`),
    text: `${body}\n\nThe enquiry in the backoffice:\n${link}\n`,
    html: htmlMail(`${htmlParagraphs(body)}\n${button('Open the enquiry', link, brand)}`, brand),
  };
}

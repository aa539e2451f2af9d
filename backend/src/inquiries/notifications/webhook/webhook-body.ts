import type { ContactInquiry } from '../../contact-inquiry.entity.js';
import type { InquiryEventName } from '../../inquiry-event-bus.js';
import { serviceName } from '../../service-types.js';
import { presentableName } from '../../../delivery/mail/templates/autoresponder.js';
import { londonTime } from '../../../platform/common/london.js';
import type { WebhookBody, WebhookEvent } from './webhook.dto.js';

const EVENTS: Partial<Record<InquiryEventName, WebhookEvent>> = {
  received: 'enquiry.received',
  rescued: 'enquiry.rescued',
  'deadline-near': 'enquiry.deadline-near',
  answered: 'enquiry.answered',
  'customer-wrote': 'enquiry.customer-wrote',
};

/** Characters that chat programs read as mentions, links or formatting. */
const MARKUP = /[<>[\]()*_~`|@&]+/g;

/** Returns null for events that are not posted. */
export function webhookBody(name: InquiryEventName, inquiry: ContactInquiry, now: Date, publicUrl: string): WebhookBody | null {
  const event = EVENTS[name];
  if (!event) return null;
  const service = serviceName(inquiry);
  const { id, place, dueAt } = inquiry;
  const url = `${publicUrl}/admin/inquiries/${inquiry.id}`;
  const person = presentableName(inquiry.name)?.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim() || 'a customer';
  const who = [person, service, place].filter(Boolean).join(', ');
  const due = `Reply due by ${londonTime(inquiry.dueAt)}.`;
  const sentences: Partial<Record<WebhookEvent, string>> = {
    'enquiry.received': `New enquiry from ${who}. ${due}`,
    'enquiry.rescued': `Enquiry rescued from spam: ${who}. ${due}`,
    'enquiry.deadline-near': `${inquiry.dueAt < now ? 'Reply overdue' : 'Reply due soon'}: ${who}. ${due}`,
    'enquiry.answered': `Enquiry answered: ${who}.`,
    'enquiry.customer-wrote': `The customer wrote again: ${who}.`,
  };
  return { text: `${sentences[event] ?? ''}\n${url}`, event, enquiry: { id, name: inquiry.name, service, place, dueAt, url } };
}

import { closedWords, type Run } from '../../company/closings.js';
import type { Brand } from '../../delivery/mail/templates/brand.js';
import { fillIn, presentableName, type MailContent } from '../../delivery/mail/templates/text.js';
import { londonAppointment } from '../../platform/time/london.js';
import { customerMail } from './page-link.js';

interface Responder extends Brand {
  autoresponderTemplate: string;
  emergencyPhone: string | null;
}

export interface Customer {
  name: string;
  /** For example 'EV charging'; null if unknown. */
  service: string | null;
  /** By when the reply is promised; null: that is over. */
  replyBy: Date | null;
  /** A closing that comes or has begun. */
  closing?: Run | undefined;
}

export const customerValues = (customer: Customer, { companyName, phone, emergencyPhone }: Omit<Responder, 'autoresponderTemplate'>) => ({
  name: presentableName(customer.name) ?? 'customer',
  service: customer.service ?? 'electrical work',
  replyBy: customer.replyBy && londonAppointment(customer.replyBy),
  companyName,
  phone,
  emergencyPhone,
});

/** Replaces {name}, {service}, {replyBy}, {companyName}, {phone} and {emergencyPhone} in the text of the settings. A coming closing and the link to the enquiry's page follow it. */
export function autoresponder(customer: Customer, settings: Responder): MailContent {
  const written = fillIn(settings.autoresponderTemplate, customerValues(customer, settings));
  const text = customer.closing ? `${written.trimEnd()}\n\nPlease note: we are ${closedWords(customer.closing)}.` : written;
  return customerMail(`Thank you for contacting ${settings.companyName}`, text, settings);
}

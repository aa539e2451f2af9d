import { londonAppointment } from '../../../platform/time/london.js';
import type { Brand } from './brand.js';
import { customerMail } from './page-link.js';
import { fillIn, oneLine, type MailContent } from './text.js';

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
}

const MAX_NAME = { characters: 40, words: 6 };
/** Parts of web and email addresses. */
const ADDRESS = /@|:\/\/|www\.|[\p{L}\d-]{2}[.\u3002]\p{L}{2}|[.\u3002]\p{L}+\//iu;
/** More are a telephone number or an amount. */
const MAX_DIGITS = 2;

/** Returns null for names that look like advertisements, which must not be sent in the company's name. */
export function presentableName(name: string): string | null {
  const line = oneLine(name);
  if (line.length > MAX_NAME.characters || line.split(' ').length > MAX_NAME.words) return null;
  // Invisible characters could hide an address.
  const seen = line.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return ADDRESS.test(seen) || (seen.match(/\d/g)?.length ?? 0) > MAX_DIGITS ? null : line;
}

export const customerValues = (customer: Customer, { companyName, phone, emergencyPhone }: Omit<Responder, 'autoresponderTemplate'>) => ({
  name: presentableName(customer.name) ?? 'customer',
  service: customer.service ?? 'electrical work',
  replyBy: customer.replyBy && londonAppointment(customer.replyBy),
  companyName,
  phone,
  emergencyPhone,
});

/** Replaces {name}, {service}, {replyBy}, {companyName}, {phone} and {emergencyPhone} in the text of the settings. The link to the enquiry's page follows it. */
export function autoresponder(customer: Customer, settings: Responder): MailContent {
  const text = fillIn(settings.autoresponderTemplate, customerValues(customer, settings));
  return customerMail(`Thank you for contacting ${settings.companyName}`, text, settings);
}

import { htmlMail, type Brand } from './brand.js';
import type { MailContent } from './mail-content.js';
import { fillIn, htmlParagraphs, oneLine } from './text.js';

/** As much of the settings record as the autoresponder says. */
export interface Responder extends Brand {
  autoresponderTemplate: string;
  emergencyPhone: string;
}

/** Whom it thanks, and for what. */
export interface Customer {
  name: string;
  /** As people call it, for example 'EV charging'; null: not said. */
  service: string | null;
}

const MAX_NAME = 80;

/**
 * The name goes out to an address that nobody has proved to be the writer's: what looks like an advertisement instead of a
 * name must not travel under the company's name. Nor may the message.
 */
function salutation(name: string): string {
  const line = oneLine(name);
  const isName = line.length <= MAX_NAME && !/@|:\/\/|www\.|[\p{L}\d-]{2,}\.\p{L}{2,}/iu.test(line);
  return isName ? line : 'customer';
}

/** What can be put into the texts that are written to customers. */
export const customerValues = (customer: Customer, { companyName, phone, emergencyPhone }: Omit<Responder, 'autoresponderTemplate'>) => ({
  name: oneLine(customer.name),
  service: customer.service ?? 'electrical work',
  companyName,
  phone,
  emergencyPhone,
});

/** Thanks the customer in the words of the settings; {name}, {service}, {companyName}, {phone} and {emergencyPhone} are filled in. */
export function autoresponder(customer: Customer, settings: Responder): MailContent {
  const text = fillIn(settings.autoresponderTemplate, customerValues({ ...customer, name: salutation(customer.name) }, settings));
  return {
    subject: oneLine(`Thank you for contacting ${settings.companyName}`),
    text: `${text.trim()}\n`,
    html: htmlMail(htmlParagraphs(text), settings),
  };
}

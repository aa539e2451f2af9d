import type { MailContent } from './mail-content.js';
import { htmlMail, htmlParagraphs, oneLine } from './text.js';

/** As much of the settings record as the autoresponder says. */
export interface Responder {
  autoresponderTemplate: string;
  companyName: string;
  phone: string;
  emergencyPhone: string;
}

const MAX_NAME = 80;

/**
 * The name goes out to an address that nobody has proved to be the writer's: what looks like an advertisement instead of a
 * name must not travel under the company's name.
 */
function salutation(name: string): string {
  const line = oneLine(name);
  const isName = line.length <= MAX_NAME && !/@|:\/\/|www\.|[\p{L}\d-]{2,}\.\p{L}{2,}/iu.test(line);
  return isName ? line : 'customer';
}

/** Thanks the customer in the words of the settings; {name}, {companyName}, {phone} and {emergencyPhone} are filled in. */
export function autoresponder(customerName: string, settings: Responder): MailContent {
  const values = new Map([
    ['name', salutation(customerName)],
    ['companyName', settings.companyName],
    ['phone', settings.phone],
    ['emergencyPhone', settings.emergencyPhone],
  ]);
  const text = settings.autoresponderTemplate.replace(/\{(\w+)\}/g, (placeholder, key: string) => values.get(key) ?? placeholder);
  return {
    subject: oneLine(`Thank you for contacting ${settings.companyName}`),
    text: `${text.trim()}\n`,
    html: htmlMail(htmlParagraphs(text)),
  };
}

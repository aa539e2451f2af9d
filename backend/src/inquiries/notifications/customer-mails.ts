import { londonAppointment, londonDate, londonDay } from '../../platform/time/london.js';
import { plainMail, waysToReach, type Brand } from '../../delivery/mail/templates/brand.js';
import { presentableName, type MailContent } from '../../delivery/mail/templates/text.js';
import { customerMail } from './page-link.js';

const greeting = (name: string): string => `Hello ${presentableName(name) ?? 'customer'},`;

/** A first line that is nothing but a greeting, as every template has one. */
const GREETED = /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|day))(?=[\s,!.])[^\n.:;?]{0,60}[,!.]?(?:\n|$)/i;

const MOST_SIGNED_LINES = 5;

/** Whether the last lines name the person or the company, as those of every template do. */
function isSigned(words: string, names: readonly string[]): boolean {
  const end = words.trimEnd().split('\n').slice(-MOST_SIGNED_LINES).join('\n').toLowerCase();
  return names.some((name) => end.includes(name.toLowerCase()));
}

/** What staff wrote, with a greeting and a signature unless it has them. `sender`: who wrote, if customers may read the name. */
export function replyMail(name: string, words: string, brand: Brand, sender: string | null): MailContent {
  const names = [...(sender ? [sender] : []), brand.companyName];
  const greeted = GREETED.test(words.trimStart()) ? words : `${greeting(name)}\n\n${words}`;
  const signed = isSigned(words, names) ? greeted : `${greeted.trimEnd()}\n\nKind regards\n${names.join('\n')}`;
  return customerMail(`Our reply to your enquiry, from ${brand.companyName}`, signed, brand);
}

/** The acknowledgement that section 164A of the Data Protection Act 2018 asks for. */
export const complaintMail = ({ name, createdAt }: { name: string; createdAt: Date }, brand: Brand): MailContent =>
  customerMail(
    `We have received your complaint, ${brand.companyName}`,
    `${greeting(name)}\n\nWe received your complaint about how we handle personal data on ${londonDate(londonDay(createdAt))}, and acknowledge it with this email.\n\nWe will look into it without undue delay, keep you informed while we do, and tell you the outcome.\n\nYou can also turn to the Information Commissioner’s Office: ico.org.uk/make-a-complaint\n\n${brand.companyName}`,
    brand,
  );

export const linkMail = (name: string, brand: Brand): MailContent =>
  customerMail(
    `Your enquiry with ${brand.companyName}`,
    `${greeting(name)}\n\nHere is a new link to the page of your enquiry. Earlier links no longer work.`,
    brand,
  );

/** Tells the new address that it is used from now on. */
export const newAddressMail = (name: string, brand: Brand): MailContent =>
  customerMail(
    `Your enquiry with ${brand.companyName}`,
    `${greeting(name)}\n\nFrom now on we will write to this address about your enquiry, as you asked on its page.`,
    brand,
  );

/** To the former address: without the link and the new address, in case the customer did not do it. */
export function formerAddressMail(name: string, brand: Brand): MailContent {
  const text = `${greeting(name)}\n\nThe email address for your enquiry was changed on its page, and we will write to the new address from now on. If that was not you, please ${waysToReach(brand).at(-1)}.`;
  return plainMail(`Your enquiry with ${brand.companyName}`, text, brand);
}

/** Sent before the promised time or, if the site was not running, after it. */
export function delayMail(name: string, { dueAt, delayedTo }: { dueAt: Date; delayedTo: Date }, now: Date, brand: Brand): MailContent {
  const late =
    dueAt > now
      ? `We promised you a reply by ${londonAppointment(dueAt)}, but we will not manage that.`
      : `We promised you a reply by ${londonAppointment(dueAt)}, but you have not had one.`;
  return customerMail(
    `Our reply is delayed until ${londonAppointment(delayedTo)}`,
    `${greeting(name)}\n\n${late} We are sorry. You will hear from us by ${londonAppointment(delayedTo)}.\n\nIf it cannot wait, please ${waysToReach(brand).at(-1)}.`,
    brand,
  );
}

import type { Brand } from '../delivery/mail/templates/brand.js';
import { stoppable } from '../delivery/mail/templates/stoppable.js';
import { oneLine, presentableName, type MailContent } from '../delivery/mail/templates/text.js';
import { londonDate } from '../platform/time/london.js';
import { spanOf } from '../platform/time/months.js';
import type { Renewal } from './renewal.entity.js';

interface Links {
  /** The contact form, with the details filled in. */
  appointment: string;
  stop: string;
}

/** Says what is due, why the customer reads it, and how to stop it. */
export function renewalReminder(facts: Renewal, { appointment, stop }: Links, brand: Brand): MailContent {
  const [what, address] = [oneLine(facts.what), oneLine(facts.address)];
  const due = londonDate(facts.dueOn);
  const last = facts.lastOn ? ` It was last done on ${londonDate(facts.lastOn)}.` : '';
  const source = facts.intervalSource ? `: ${oneLine(facts.intervalSource)}` : '';
  const usual = ` It is usually done every ${spanOf(facts.intervalMonths)}${source}${source.endsWith('.') ? '' : '.'}`;
  const agreed = facts.agreedOn ? ` on ${londonDate(facts.agreedOn)}` : '';
  const body = `Hello ${presentableName(facts.customer) ?? 'customer'},\n\nThis is due again on ${due}:\n\n${what}\n${address}\n\n${(last + usual).trim()}`;
  const offer = `To agree a date, ask for an appointment, reply to this email or call us on ${oneLine(brand.phone)}. If it has been done already, you need not do anything.`;
  const why = `You receive this email from ${oneLine(brand.companyName)} because you agreed${agreed} to be reminded.`;
  const links = [{ said: 'Ask for an appointment', label: 'Ask for an appointment', url: appointment }];
  // With the address, because a landlord may get several on one day.
  return stoppable(`${what}, ${address}: due on ${due}`, { body: `${body}\n\n${offer}`, links, why, stop }, brand);
}

import type { ReviewProfileDto } from '../../../company/company-parts.dto.js';
import { londonDate } from '../../../platform/time/london.js';
import { presentableName } from './autoresponder.js';
import { button, htmlMail, type Brand } from './brand.js';
import { escapeHtml, htmlParagraphs, oneLine, type MailContent } from './text.js';

export interface ReminderFacts {
  customer: string;
  what: string;
  address: string;
  /** 'YYYY-MM-DD', like the other days. */
  lastOn: string | null;
  dueOn: string;
  /** For example '5 years'. */
  interval: string;
  intervalSource: string | null;
  agreedOn: string | null;
}

interface Links {
  /** The contact form, with the details filled in. */
  appointment: string;
  stop: string;
}

const STOP = 'Stop these emails';

/** Says what is due, why the customer reads it, and how to stop it. */
export function renewalReminder(facts: ReminderFacts, { appointment, stop }: Links, brand: Brand): MailContent {
  const [what, address] = [oneLine(facts.what), oneLine(facts.address)];
  const due = londonDate(facts.dueOn);
  const last = facts.lastOn ? ` It was last done on ${londonDate(facts.lastOn)}.` : '';
  const source = facts.intervalSource ? `: ${oneLine(facts.intervalSource)}` : '';
  const usual = ` It is usually done every ${facts.interval}${source}${source.endsWith('.') ? '' : '.'}`;
  const agreed = facts.agreedOn ? ` on ${londonDate(facts.agreedOn)}` : '';
  const body = `Hello ${presentableName(facts.customer) ?? 'customer'},\n\nThis is due again on ${due}:\n\n${what}\n${address}\n\n${(last + usual).trim()}`;
  const offer = `To agree a date, ask for an appointment, reply to this email or call us on ${oneLine(brand.phone)}. If it has been done already, you need not do anything.`;
  const why = `You receive this email from ${oneLine(brand.companyName)} because you agreed${agreed} to be reminded.`;
  const links = [{ said: 'Ask for an appointment', label: 'Ask for an appointment', url: appointment }];
  // With the address, because a landlord may get several on one day.
  return stoppable(`${what}, ${address}: due on ${due}`, { body: `${body}\n\n${offer}`, links, why, stop }, brand);
}

/** The same words for every customer, without a condition or a reward. */
export function reviewRequest(name: string, profiles: readonly ReviewProfileDto[], stop: string, brand: Brand): MailContent {
  const company = oneLine(brand.companyName);
  const body = `Hello ${presentableName(name) ?? 'customer'},\n\nThank you for your order. If you would like to, tell others what you think of our work, good or bad:`;
  const why = `We ask every customer once after a job, whatever they think of it, and give nothing in return. You receive this email from ${company} because we have done work for you. If something is not as it should be, reply to this email or call us on ${oneLine(brand.phone)}.`;
  const links = profiles.map(({ name: site, url }) => ({ said: oneLine(site), label: `Review us on ${oneLine(site)}`, url }));
  return stoppable(`What do you think of our work? ${company}`, { body, links, why, stop }, brand);
}

interface Parts {
  body: string;
  links: { said: string; label: string; url: string }[];
  /** Why the customer gets it. */
  why: string;
  stop: string;
}

function stoppable(subject: string, { body, links, why, stop }: Parts, brand: Brand): MailContent {
  const small = 'style="font-size: 14px"';
  const reason = `${why} If you want no more of these emails, press '${STOP}' and confirm it.`;
  const sender = [brand.companyName, brand.phone, brand.address].map(oneLine).join('\n');
  const lines = [...links.map(({ said, url }) => `${said}:\n${url}`), reason, `${STOP}:\n${stop}`, sender];
  return {
    subject: oneLine(subject),
    text: `${[body, ...lines].join('\n\n')}\n`,
    html: htmlMail(
      [
        htmlParagraphs(body),
        ...links.map(({ label, url }) => button(label, url, brand)),
        `<p ${small}>${escapeHtml(reason)}</p>`,
        `<p ${small}><a href="${escapeHtml(stop)}" style="color: inherit">${STOP}</a></p>`,
      ].join('\n'),
      brand,
    ),
  };
}

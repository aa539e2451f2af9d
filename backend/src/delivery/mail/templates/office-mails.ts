import { button, htmlMail, plainMail, type Brand } from './brand.js';
import { londonDate, londonTime } from '../../../platform/time/london.js';
import { escapeHtml, htmlParagraphs, oneLine, type MailContent } from './text.js';

export interface EnquiryFacts {
  id: string;
  name: string;
  company: string | null;
  /** '' if none is known. */
  email: string;
  phone: string;
  /** When the customer wants to be called, as in 'Tuesday 24 November, 08:00 to 10:00'. */
  call?: string | null;
  /** For example 'EV Charging'; null if not chosen. */
  service: string | null;
  place: string | null;
  message: string;
  /** Path of the page, or 'contact-form'. */
  source: string | null;
  createdAt: Date;
  dueAt: Date;
  /** About the customer's photos; null without any. */
  photos?: string | null;
}

export function officeNotice(enquiry: EnquiryFacts, brand: Brand, publicUrl: string): MailContent {
  const facts: [label: string, value: string | null][] = [
    ['Call', enquiry.call ?? null],
    ['Name', enquiry.name],
    ['Company', enquiry.company],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Service', enquiry.service],
    ['Place', enquiry.place],
    ['Photos', enquiry.photos ?? null],
    ['Sent from', enquiry.source],
    ['Received', londonTime(enquiry.createdAt)],
    ['Reply due', londonTime(enquiry.dueAt)],
  ];
  const known = facts.flatMap(([label, value]) => (value ? [[label, oneLine(value)] as const] : []));
  const link = `${publicUrl}/admin/inquiries/${enquiry.id}`;
  const answer = enquiry.email ? 'Reply to this email to answer the customer.' : 'Please call the customer, who has left no email address.';
  const about = enquiry.call ?? enquiry.service;
  const subject = `${enquiry.call ? 'Call' : 'New enquiry from'} ${enquiry.name}${about ? `: ${about}` : ''}`;
  const rows = known.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding: 4px 16px 4px 0; color: #475369; font-weight: normal">${label}</th><td style="padding: 4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return {
    subject: oneLine(subject),
    text: [
      'A new enquiry has come in through the website.',
      known.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `Message:\n${enquiry.message}`,
      `${answer} The enquiry in the backoffice:\n${link}\n`,
    ].join('\n\n'),
    html: htmlMail(
      [
        '<p>A new enquiry has come in through the website.</p>',
        `<table cellpadding="0" cellspacing="0">${rows.join('\n')}</table>`,
        '<h2 style="font-size: 1em">Message</h2>',
        htmlParagraphs(enquiry.message),
        button('Open the enquiry', link, brand),
        `<p>${answer}</p>`,
      ].join('\n'),
      brand,
    ),
  };
}

type DeadlineFacts = Pick<EnquiryFacts, 'id' | 'name' | 'email' | 'phone' | 'service' | 'dueAt'>;

/** For a reply that is due within 4 hours or overdue. */
export function deadlineAlert(enquiry: DeadlineFacts, isLate: boolean, brand: Brand, publicUrl: string): MailContent {
  const name = oneLine(enquiry.name);
  const due = londonTime(enquiry.dueAt);
  const told = isLate
    ? `${name} was promised a reply by ${due} and has not had one.`
    : `${name} is still waiting for the reply that we promised by ${due}.`;
  const about = [
    enquiry.service && `Service: ${enquiry.service}`,
    enquiry.phone && `Phone: ${oneLine(enquiry.phone)}`,
    enquiry.email && `Email: ${oneLine(enquiry.email)}`,
  ];
  const body = `${told}\n\n${about.filter(Boolean).join('\n')}`;
  const enquiryPage = {
    said: 'The enquiry in the backoffice',
    label: 'Open the enquiry',
    link: `${publicUrl}/admin/inquiries/${enquiry.id}`,
  };
  return withButton(isLate ? `Reply overdue: ${name}` : `Reply due soon: ${name}`, body, enquiryPage, brand);
}

/** What the customer did on the enquiry's page, for example 'wrote a message' and the message. */
export function customerNews(
  { id, name }: Pick<EnquiryFacts, 'id' | 'name'>,
  { did, words }: { did: string; words: string },
  brand: Brand,
  publicUrl: string,
): MailContent {
  const link = `${publicUrl}/admin/inquiries/${id}`;
  const who = oneLine(name);
  const body = words ? `${who} ${did} on the enquiry's page:\n\n${words}` : `${who} ${did}, on the enquiry's page.`;
  return {
    subject: oneLine(`${who} ${did}`),
    text: `${body}\n\nAnswer in the backoffice, so that the customer finds the answer on the page:\n${link}\n`,
    html: htmlMail(
      `${htmlParagraphs(body)}\n${button('Open the enquiry', link, brand)}\n<p>Answer there, so that the customer finds the answer on the page.</p>`,
      brand,
    ),
  };
}

/** Contains no names: nothing about an erased enquiry is kept. */
export function erasedNotice(receivedAt: Date, brand: Brand): MailContent {
  const text = `The customer has deleted an enquiry that was received on ${londonTime(receivedAt)}, with everything that belongs to it. Please also delete the emails about it.`;
  return plainMail('A customer has deleted an enquiry', text, brand);
}

/** `reason` is a sentence of the command line. */
export function backupFailed(reason: string, brand: Brand, publicUrl: string): MailContent {
  const body = `Last night's backup of the website failed, so there is no new one:\n\n${reason}\n\nIt is tried again every half hour. If the dashboard still says so, please tell the person who operates the site. On its machine, 'npm run site -- doctor' (in containers 'site doctor') says what is wrong, and 'backup' makes a backup now.`;
  return withButton(`The backup of ${brand.companyName} failed`, body, dashboardOf(publicUrl), brand);
}

export function backupIncomplete(findings: string, brand: Brand, publicUrl: string): MailContent {
  const body = `Last night's backup of the website was made and proven, but somebody should look at this:\n\n${findings}\n\nPlease tell the person who operates the site. On its machine, 'npm run site -- doctor' (in containers 'site doctor') says what to do.`;
  return withButton(`The backup of ${brand.companyName} needs a look`, body, dashboardOf(publicUrl), brand);
}

/** `lastDay` as in '2026-11-26'. */
export function accreditationEnds(name: string, lastDay: string, brand: Brand, publicUrl: string): MailContent {
  const body = `The last day of '${oneLine(name)}' is ${londonDate(lastDay)}. The website does not show it any longer after that day.\n\nOnce it is renewed, enter its new last day in the settings.`;
  const settings = { said: 'The settings', label: 'Open the settings', link: `${publicUrl}/admin/settings/branding` };
  return withButton(`'${name}' ends on ${londonDate(lastDay)}`, body, settings, brand);
}

interface FailedPlan {
  name: string;
  action: 'publish' | 'take-down';
  dueAt: Date;
}

export function planFailed({ name, action, dueAt }: FailedPlan, reason: string, brand: Brand, publicUrl: string): MailContent {
  const [verb, state] = action === 'publish' ? ['published', 'what was live stays live'] : ['taken down', 'it is still live'];
  const body = `'${oneLine(name)}' was to be ${verb} on ${londonTime(dueAt)}. That was not possible, so ${state}:\n\n${reason}\n\nPut it right in the backoffice, then ${action === 'publish' ? 'publish it' : 'take it down'} there.`;
  return withButton(`'${name}' was not ${verb}`, body, dashboardOf(publicUrl), brand);
}

/** To the former address. */
export function companyEmailChanged(brand: Brand, email: string, at: Date): MailContent {
  const company = oneLine(brand.companyName);
  const text = [
    `The email address of ${company} on its website was changed on ${londonTime(at)}. It is now ${oneLine(email)}.`,
    'All emails of the website now come from there, and customers who reply to them write there.',
    'If you did not expect this, please ask your administrators at once, and have the address changed back under Settings. The audit log says who changed it.',
  ].join('\n\n');
  return plainMail(`The email address of ${company} was changed`, text, brand);
}

interface Place {
  /** As the plain text names it. */
  said: string;
  label: string;
  link: string;
}

const dashboardOf = (publicUrl: string): Place => ({ said: 'The dashboard', label: 'Open the dashboard', link: `${publicUrl}/admin` });

const withButton = (subject: string, body: string, { said, label, link }: Place, brand: Brand): MailContent => ({
  subject: oneLine(subject),
  text: `${body}\n\n${said}:\n${link}\n`,
  html: htmlMail(`${htmlParagraphs(body)}\n${button(label, link, brand)}`, brand),
});

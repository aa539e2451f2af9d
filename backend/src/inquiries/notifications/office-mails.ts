import { button, htmlMail, plainMail, withButton, type Brand } from '../../delivery/mail/templates/brand.js';
import { escapeHtml, htmlParagraphs, oneLine, type MailContent } from '../../delivery/mail/templates/text.js';
import { londonTime } from '../../platform/time/london.js';

export interface InquiryFacts {
  id: string;
  name: string;
  company: string | null;
  /** '' if none is known. */
  email: string;
  phone: string;
  /** When the customer wants to be called, as in 'Tuesday 24 November, 8:00 AM to 10:00 AM'. */
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

export function officeNotice(enquiry: InquiryFacts, brand: Brand, publicUrl: string): MailContent {
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

type DeadlineFacts = Pick<InquiryFacts, 'id' | 'name' | 'email' | 'phone' | 'service' | 'dueAt'>;

/** Warns of a reply that is due within 4 hours or overdue. */
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
  { id, name }: Pick<InquiryFacts, 'id' | 'name'>,
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

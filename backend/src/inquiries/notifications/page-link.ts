import { button, htmlMail, type Brand } from '../../delivery/mail/templates/brand.js';
import { htmlParagraphs, oneLine, type MailContent } from '../../delivery/mail/templates/text.js';

/** Where the link to the customer's page goes in HTML. What people write is escaped and cannot contain it. */
const PLACE = '<!--enquiry-page-->';

const INVITATION = 'See what happens with your enquiry, or add to it, on its own page:';
const WARNING = 'This link is for you only: whoever has it can read and change your enquiry.';

/** A mail to the customer, with a place for the link to the enquiry's page. */
export const customerMail = (subject: string, text: string, brand: Brand): MailContent => ({
  subject: oneLine(subject),
  text: `${text.trim()}\n`,
  html: htmlMail(`${htmlParagraphs(text)}\n${PLACE}`, brand),
});

/** Adds the link when the mail is sent, so that stored mails do not contain it. `address` null: there is none. */
export function withPageLink<T extends Pick<MailContent, 'text' | 'html'>>(mail: T, address: string | null, brand: Brand): T {
  if (address === null) return { ...mail, html: mail.html.replace(PLACE, '') };
  const link = `<p>${INVITATION}</p>\n${button('Open your enquiry', address, brand)}\n<p style="font-size: 14px">${WARNING}</p>`;
  return { ...mail, text: `${mail.text}\n${INVITATION}\n${address}\n${WARNING}\n`, html: mail.html.replace(PLACE, () => link) };
}

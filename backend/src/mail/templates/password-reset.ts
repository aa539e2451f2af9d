import type { AccountLink } from './account-link.js';
import { button, htmlMail } from './brand.js';
import type { MailContent } from './mail-content.js';
import { htmlParagraphs, oneLine } from './text.js';

/** Leads who has forgotten a password to a new one; who has not asked for it learns that nothing has happened. */
export function passwordReset({ username, brand, link, validFor }: AccountLink): MailContent {
  const company = oneLine(brand.companyName);
  const asked = `Hello ${username},\n\nsomeone, most likely you, has asked for a new password for the backoffice of ${company}.`;
  const terms = `The link works once, for ${validFor}. Your username is ${username}.`;
  const otherwise = 'If it was not you, you need not do anything: your password stays as it is.';
  return {
    subject: `Set a new password for ${company}`,
    text: `${[asked, `Set the new password here:\n${link}`, terms, otherwise].join('\n\n')}\n`,
    html: htmlMail(
      [htmlParagraphs(asked), button('Set the new password', link, brand), htmlParagraphs(`${terms}\n\n${otherwise}`)].join('\n'),
      brand,
    ),
  };
}

import type { AccountLink } from './account-link.js';
import { button, htmlMail } from './brand.js';
import type { MailContent } from './mail-content.js';
import { htmlParagraphs, oneLine } from './text.js';

/** Welcomes a new member of staff and leads to the first password. */
export function invitation({ username, brand, link, validFor }: AccountLink): MailContent {
  const company = oneLine(brand.companyName);
  const welcome = `Hello ${username},\n\nyou have been given an account to look after the website of ${company} and its enquiries.`;
  const terms = `The link works once, for ${validFor}. Your username is ${username}.`;
  const later = 'When it has run out, choose "Forgot your password" where you sign in, and you get a new one.';
  return {
    subject: `Your account for the website of ${company}`,
    text: `${[welcome, `Choose your password here:\n${link}`, terms, later].join('\n\n')}\n`,
    html: htmlMail(
      [htmlParagraphs(welcome), button('Choose your password', link, brand), htmlParagraphs(`${terms}\n\n${later}`)].join('\n'),
      brand,
    ),
  };
}

import type { AccountLink } from './account-link.js';
import type { MailContent } from './mail-content.js';
import { escapeHtml, htmlMail, htmlParagraphs, oneLine } from './text.js';

/** Welcomes a new member of staff and leads to the first password. */
export function invitation({ username, companyName, link, validFor }: AccountLink): MailContent {
  const company = oneLine(companyName);
  const welcome = `Hello ${username},\n\nyou have been given an account to look after the website of ${company} and its enquiries.`;
  const terms = `The link works once, for ${validFor}. Your username is ${username}.`;
  const later = 'When it has run out, choose "Forgot your password" where you sign in, and you get a new one.';
  return {
    subject: `Your account for the website of ${company}`,
    text: `${[welcome, `Choose your password here:\n${link}`, terms, later].join('\n\n')}\n`,
    html: htmlMail(
      [
        htmlParagraphs(welcome),
        `<p><a href="${escapeHtml(link)}">Choose your password</a></p>`,
        htmlParagraphs(`${terms}\n\n${later}`),
      ].join('\n'),
    ),
  };
}

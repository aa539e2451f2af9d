import { htmlMail, type Brand } from './brand.js';
import type { MailContent } from './mail-content.js';
import { htmlParagraphs, oneLine } from './text.js';

/** Shows that the mail settings work. */
export function testMail(brand: Brand): MailContent {
  const company = oneLine(brand.companyName);
  const text = `This is a test.\n\nThe website of ${company} can send mail: notices of enquiries and answers to customers will arrive like this one.`;
  return { subject: `Test mail from ${company}`, text: `${text}\n`, html: htmlMail(htmlParagraphs(text), brand) };
}

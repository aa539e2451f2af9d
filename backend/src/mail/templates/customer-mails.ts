import type { Brand } from './brand.js';
import { presentableName } from './autoresponder.js';
import { customerMail } from './page-link.js';
import type { MailContent } from './text.js';

const greeting = (name: string): string => `Hello ${presentableName(name) ?? 'customer'},`;

export const answerMail = (name: string, words: string, brand: Brand): MailContent =>
  customerMail(`Our answer to your enquiry, from ${brand.companyName}`, `${greeting(name)}\n\n${words}`, brand);

export const linkMail = (name: string, brand: Brand): MailContent =>
  customerMail(
    `Your enquiry at ${brand.companyName}`,
    `${greeting(name)}\n\nHere is a new link to the page of your enquiry. Earlier links no longer work.`,
    brand,
  );

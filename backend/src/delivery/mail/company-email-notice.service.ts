import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { COMPANY_EMAIL_CHANGED, type CompanyEmailChanged } from '../../company/company-info.service.js';
import { londonTime } from '../../platform/time/london.js';
import { MailQueue } from './mail-queue.service.js';
import { MailTransport } from './mail-transport.service.js';
import { plainMail, type Brand } from './templates/brand.js';
import { oneLine, type MailContent } from './templates/text.js';

/** Tells the former address of the company about the new one, which sends all mails and gets the replies of customers. */
@Injectable()
export class CompanyEmailNotice {
  constructor(
    private readonly mails: MailQueue,
    private readonly transport: MailTransport,
  ) {}

  @OnEvent(COMPANY_EMAIL_CHANGED, { suppressErrors: false })
  async tell({ change: { manager, now }, before, email }: CompanyEmailChanged): Promise<void> {
    // Nobody has the address of the sample company or a blank one, and a mail that cannot arrive would worry a new owner.
    if (/^$|\.example$/.test(before.email) || !(await this.transport.isConfigured(manager))) return;
    const content = companyEmailChanged(before, email, now);
    await this.mails.enqueue(manager, { kind: 'company-email-changed', recipients: [before.email], ...content }, now);
  }
}

/** To the former address. */
function companyEmailChanged(brand: Brand, email: string, at: Date): MailContent {
  const company = oneLine(brand.companyName);
  const text = [
    `The email address of ${company} on its website was changed on ${londonTime(at)}. It is now ${oneLine(email)}.`,
    'All emails of the website now come from there, and customers who reply to them write there.',
    'If you did not expect this, please ask your administrators at once, and have the address changed back under Settings. The audit log says who changed it.',
  ].join('\n\n');
  return plainMail(`The email address of ${company} was changed`, text, brand);
}

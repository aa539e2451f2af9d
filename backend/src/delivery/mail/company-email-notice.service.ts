import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { COMPANY_EMAIL_CHANGED, type CompanyEmailChanged } from '../../company/company-info.service.js';
import { MailQueue } from './mail-queue.service.js';
import { MailTransport } from './mail-transport.service.js';
import { companyEmailChanged } from './templates/office-mails.js';

/** Tells the former address of the company about the new one, which sends all mails and gets the replies of customers. */
@Injectable()
export class CompanyEmailNotice {
  constructor(
    private readonly mails: MailQueue,
    private readonly transport: MailTransport,
  ) {}

  @OnEvent(COMPANY_EMAIL_CHANGED, { suppressErrors: false })
  async tell({ change: { manager, now }, before, email }: CompanyEmailChanged): Promise<void> {
    // Nobody has the address of the sample company, and a mail that cannot arrive would worry a new owner.
    if (before.email.endsWith('.example') || !(await this.transport.isConfigured(manager))) return;
    const content = companyEmailChanged(before, email, now);
    await this.mails.enqueue(manager, { kind: 'company-email-changed', recipients: [before.email], ...content }, now);
  }
}

import { Injectable } from '@nestjs/common';
import type { Change } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MailQueue } from '../delivery/mail/mail-queue.service.js';
import { MailTransport } from '../delivery/mail/mail-transport.service.js';
import { accountNotice, noticeToAdministrators, type AccountNotice } from './account-mails.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

type When = Pick<Change, 'manager' | 'now'>;

/** Tells people what happened to their own account, in the transaction of the change. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
    private readonly transport: MailTransport,
    private readonly users: UsersService,
  ) {}

  async send({ manager, now }: When, { username, email }: Pick<User, 'username' | 'email'>, notice: AccountNotice): Promise<void> {
    // Signing in is too frequent for notices that wait for a mail server.
    if (!(await this.transport.isConfigured(manager))) return;
    const content = accountNotice(notice, { username, brand: await this.company.current(manager), at: now });
    await this.mails.enqueue(manager, { kind: 'account-notice', recipients: [email], ...content }, now);
  }

  /** Also tells all other administrators, because somebody else may read the person's mail. */
  async sendToAll(when: When, user: User, notice: AccountNotice): Promise<void> {
    await this.send(when, user, notice);
    const { manager, now } = when;
    const recipients = await this.users.administratorsBeside(user.id, manager);
    if (!recipients.length || !(await this.transport.isConfigured(manager))) return;
    const content = noticeToAdministrators(notice, { username: user.username, brand: await this.company.current(manager), at: now });
    await this.mails.enqueue(manager, { kind: 'account-notice', recipients, ...content }, now);
  }
}

import { ConflictException, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Changes, type Change } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { sha256 } from '../platform/config/crypto.js';
import { Env } from '../platform/config/env.js';
import { MAIL_KINDS } from '../delivery/mail/mail-kinds.js';
import { MailQueue } from '../delivery/mail/mail-queue.service.js';
import { MailTransport } from '../delivery/mail/mail-transport.service.js';
import type { Brand } from '../delivery/mail/templates/brand.js';
import { passwordMail, type PasswordMail } from './account-mails.js';
import { User } from '../users/user.entity.js';
import { USERS } from '../users/user.kind.js';

const TOKEN_BYTES = 32;

/** Changes with the password, so that what carries it ends then. */
export const passwordMark = ({ passwordHash }: Pick<User, 'passwordHash'>): string => sha256(passwordHash).slice(0, 16);

/** One-time links to set a password. A user has at most one; a newer one replaces it. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
    private readonly transport: MailTransport,
    private readonly env: Env,
  ) {}

  async send({ manager, now }: Pick<Change, 'manager' | 'now'>, user: User, kind: PasswordMail, brand: Brand): Promise<void> {
    const { id, username, email } = user;
    const { ms, words } = MAIL_KINDS[kind].lifetime;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await manager.update(User, id, {
      // A copy of the table contains no usable link.
      resetToken: sha256(token),
      resetTokenExpiry: new Date(now.getTime() + ms),
      // Keeps the version: staff who edit the account see no change.
      version: () => 'version',
    });
    // In the fragment, which browsers do not send: no log and no proxy has it.
    const link = `${this.env.publicUrl}/admin/reset-password#token=${token}`;
    const content = passwordMail(kind, { username, brand, link, validFor: words });
    await this.mails.enqueue(manager, { kind, recipients: [email], ...content }, now);
  }
  /** Throws NoSuchRecord (404), or ConflictException (409) without mail, for an inactive account or after its first sign-in. */
  async invite(id: string): Promise<User> {
    const settings = await this.company.current();
    const canSend = await this.transport.isConfigured();
    return this.changes.locked(USERS, id, async (user, change) => {
      if (!canSend)
        throw new ConflictException('No mail server is set up. Set one up in the settings, or give the user a password yourself.');
      if (!user.isActive) throw new ConflictException(`"${user.username}" is not active. Activate the account first.`);
      if (user.lastLogin)
        throw new ConflictException(`"${user.username}" has already signed in. Use "Forgot your password" on the login page instead.`);
      await this.send(change, user, 'invitation', settings);
      await change.audit({ action: 'invite', entityType: USERS.resource, entityId: id, changes: { email: { after: user.email } } });
      return user;
    });
  }
}

import { ConflictException, Injectable } from '@nestjs/common';
import { Changes } from '../audit/changes.service.js';
import { PasswordLinks } from '../auth/password-links.service.js';
import { findLocked } from '../common/records.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MailTransport } from '../mail/mail-transport.service.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import { User } from './user.entity.js';
import { USER_KIND } from './users.service.js';

/** Lets new members of staff choose their first password themselves. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly changes: Changes,
    private readonly links: PasswordLinks,
    private readonly company: CompanyInfoService,
    private readonly transport: MailTransport,
    private readonly mailWorker: MailWorker,
  ) {}

  /** @throws NoSuchRecord (404), ConflictException (409) when an invitation could not be sent or would make no sense */
  async invite(id: string): Promise<User> {
    const settings = await this.company.current();
    const canSend = await this.transport.isConfigured();
    const invited = await this.changes.write(USER_KIND.resource, async (change) => {
      const user = await findLocked(change.manager, User, id, USER_KIND.label);
      if (!canSend)
        throw new ConflictException('No mail server is set up. Set one up in the settings, or give the user a password yourself.');
      if (!user.isActive) throw new ConflictException(`"${user.username}" is not active. Activate the account first.`);
      if (user.lastLogin)
        throw new ConflictException(`"${user.username}" has signed in before. "Forgot your password" at the login leads to a new one.`);
      await this.links.send(change, user, 'invitation', settings);
      const changes = { email: { after: user.email } };
      await change.audit({ action: 'invite', entityType: USER_KIND.resource, entityId: id, changes });
      return user;
    });
    this.mailWorker.wake();
    return invited;
  }
}

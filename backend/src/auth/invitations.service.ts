import { ConflictException, Injectable } from '@nestjs/common';
import { Changes } from '../audit/changes.service.js';
import { findLocked } from '../platform/common/records.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MailTransport } from '../delivery/mail/mail-transport.service.js';
import { User } from '../users/user.entity.js';
import { USERS } from '../users/user.kind.js';

import { PasswordLinks } from './password-links.service.js';

@Injectable()
export class InvitationsService {
  constructor(
    private readonly changes: Changes,
    private readonly links: PasswordLinks,
    private readonly company: CompanyInfoService,
    private readonly transport: MailTransport,
  ) {}

  /** Throws NoSuchRecord (404), or ConflictException (409) without mail, for an inactive account or after its first sign-in. */
  async invite(id: string): Promise<User> {
    const settings = await this.company.current();
    const canSend = await this.transport.isConfigured();
    const invited = await this.changes.write(USERS.resource, async (change) => {
      const user = await findLocked(change.manager, User, id, USERS.label);
      if (!canSend)
        throw new ConflictException('No mail server is set up. Set one up in the settings, or give the user a password yourself.');
      if (!user.isActive) throw new ConflictException(`"${user.username}" is not active. Activate the account first.`);
      if (user.lastLogin)
        throw new ConflictException(`"${user.username}" has already signed in. Use "Forgot your password" on the login page instead.`);
      await this.links.send(change, user, 'invitation', settings);
      const changes = { email: { after: user.email } };
      await change.audit({ action: 'invite', entityType: USERS.resource, entityId: id, changes });
      return user;
    });
    return invited;
  }
}

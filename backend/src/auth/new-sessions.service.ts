import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Changes } from '../audit/changes.service.js';
import { User } from '../users/user.entity.js';
import { AccountMails } from './account-mails.service.js';
import { toSignedInUser, type LoginResponse } from './auth.dto.js';
import { KnownDevices } from './known-devices.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import type { Proof } from './second-factor/second-step.service.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class NewSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly changes: Changes,
    private readonly devices: KnownDevices,
    private readonly mails: AccountMails,
  ) {}

  /** Opens a session and remembers the browser. `prove`: throws unless the user may enter. */
  async open(user: User, request: Request, prove?: Proof): Promise<LoginResponse> {
    const device = await this.devices.of(request, user);
    const isNewDevice = user.lastLogin !== null && (!device || device.by === 'link');
    const { token, mustSetUp } = await this.changes.write('auth', async (change) => {
      const { manager, now, audit } = change;
      await prove?.(change);
      const needsSetUp = (await this.factors.isRequired(user, manager)) && !(await this.factors.has(user.id, manager));
      await manager.update(User, user.id, { lastLogin: now });
      await audit({ action: 'login', entityType: 'users', entityId: user.id, userId: user.id });
      if (isNewDevice) await this.mails.send(change, user, 'new-device');
      return { token: await this.sessions.start(manager, user, now, needsSetUp), mustSetUp: needsSetUp };
    });
    await this.devices.remember(request, user, prove ? 'both' : 'password');
    return { token, user: toSignedInUser(user, mustSetUp) };
  }
}

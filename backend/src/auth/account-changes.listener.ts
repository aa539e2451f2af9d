import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CompanyInfoService, SECOND_FACTOR_RULE_CHANGED, type SecondFactorRuleChanged } from '../company/company-info.service.js';
import { Env } from '../platform/config/env.js';
import { MailQueue } from '../delivery/mail/mail-queue.service.js';
import { accountChanged } from './account-mails.js';
import { User } from '../users/user.entity.js';
import { USER_CHANGED, type UserChanged } from '../users/users.service.js';
import { forgetFirstPassword } from './first-admin.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SessionsService } from './sessions.service.js';

/** Ends sessions and sends mails in the transaction of the change. */
@Injectable()
export class AccountChangesListener {
  constructor(
    private readonly sessions: SessionsService,
    private readonly company: CompanyInfoService,
    private readonly mails: MailQueue,
    private readonly factors: SecondFactors,
    private readonly env: Env,
  ) {}

  @OnEvent(USER_CHANGED, { suppressErrors: false })
  async onChanged({ change, before, after, keptSession }: UserChanged): Promise<void> {
    const { manager, now } = change;
    const hasNewPassword = after?.passwordHash !== before.passwordHash;
    if (hasNewPassword || after?.role !== before.role || !after.isActive)
      await this.sessions.endAllOf(manager, before.id, keptSession?.sessionId);
    if (keptSession) await this.sessions.renew(manager, keptSession);
    if (hasNewPassword) forgetFirstPassword(this.env.dataDir, before.username);
    const newAddress = after?.email === before.email ? undefined : after?.email;
    if (!after || (!newAddress && !hasNewPassword)) return;
    const brand = await this.company.current(manager);
    const content = accountChanged({ username: after.username, brand, newAddress, hasNewPassword, changedAt: now });
    // To the former address, because an attacker would replace it.
    await this.mails.enqueue(manager, { kind: 'account-changed', recipients: [before.email], ...content }, now);
  }

  /** Applies to open sessions, too: users who now need a second factor set one up before they can continue. */
  @OnEvent(SECOND_FACTOR_RULE_CHANGED, { suppressErrors: false })
  async onRule({ manager, isForAll }: SecondFactorRuleChanged): Promise<void> {
    for (const user of await manager.find(User, { select: { id: true, role: true } })) {
      const isNeeded = isForAll || this.factors.isRequiredByRole(user);
      await this.sessions.setMustSetUp(manager, user.id, isNeeded && !(await this.factors.has(user.id, manager)));
    }
  }
}

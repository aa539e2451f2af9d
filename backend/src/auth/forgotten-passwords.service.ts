import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Changes } from '../audit/changes.service.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MAIL_KINDS } from '../delivery/mail/mail-kinds.js';
import { HOUR_MS } from '../platform/time/durations.js';
import { TooManyTries } from '../platform/http/errors.js';
import { Limits, type Limit } from '../platform/limits/limits.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { toUsername } from '../users/staff-fields.js';
import { UsersService } from '../users/users.service.js';
import { PasswordLinks } from './password-links.service.js';

/** A whole office may share an address. */
export const FORGOTTEN: Limit = {
  name: 'forgot',
  windowMs: HOUR_MS,
  stages: [
    { perAddress: 10, perNetwork: 40, overall: 400 },
    { perAddress: 2, perNetwork: 600, overall: 4_000 },
  ],
  refusal: (wait) => `Too many links were requested. Please try again in ${wait}.`,
};
const MAILS_PER_ACCOUNT = 3;

/** Longer than the work in the background takes. */
const RESPOND_AFTER_MS = 300;

const MESSAGE = `If there is an active account with this username or email address, you will get an email with a link to set a new password. The link works once, for ${MAIL_KINDS['password-reset'].lifetime.words}.`;

@Injectable()
export class ForgottenPasswords {
  private readonly logger = new Logger(ForgottenPasswords.name);

  constructor(
    private readonly users: UsersService,
    private readonly links: PasswordLinks,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
    private readonly limits: Limits,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Mails a link to the account with this username or address. Response and time are the same for all, so they reveal nothing. */
  async requestLink(name: string): Promise<string> {
    this.sendLink(toUsername(name)).catch((error: unknown) => {
      if (error instanceof TooManyTries) this.logger.warn('A link for a new password was not sent: too many were requested.');
      else this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
    });
    await sleep(RESPOND_AFTER_MS);
    return MESSAGE;
  }

  private async sendLink(name: string): Promise<void> {
    await this.limits.take(FORGOTTEN);
    const [settings, user] = await Promise.all([
      this.company.current(),
      this.users.find([
        { username: name, isActive: true },
        { email: name, isActive: true },
      ]),
    ]);
    if (!user) return;
    const mails = { key: `forgot-account:${user.id}`, limit: MAILS_PER_ACCOUNT, windowMs: HOUR_MS };
    if (!(await this.rateLimit.take(mails)).allowed) return;
    await this.changes.write('auth', async (change) => {
      await this.links.send(change, user, 'password-reset', settings);
      await change.audit({ action: 'password-forgotten', entityType: 'users', entityId: user.id });
    });
  }
}

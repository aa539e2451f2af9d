import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { difference, snapshot } from '../audit/audit-diff.js';
import { Changes } from '../audit/changes.service.js';
import { HOUR_MS, MINUTE_MS } from '../platform/common/durations.js';
import { TooManyTries } from '../platform/common/errors.js';
import { Limits, type Limit } from '../platform/common/limits.js';
import { RateLimit } from '../platform/common/rate-limit.js';
import { findLocked } from '../platform/common/records.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../platform/config/env.js';
import { MAIL_KINDS } from '../delivery/mail/mail-kinds.js';
import { hashPassword } from '../users/passwords.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { forgetFirstPassword } from './first-admin.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordLinks, tokenHash } from './password-links.service.js';
import type { ResetPasswordDto } from './password-reset.dto.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.service.js';

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

/** Tokens that are not those of a mail. */
export const TOKEN_GUESSES: Limit = {
  name: 'reset-token',
  windowMs: 15 * MINUTE_MS,
  stages: [
    { perAddress: 30, perNetwork: 120, overall: 1_200 },
    { perAddress: 5, perNetwork: 1_400, overall: 6_000 },
  ],
  refusal: (wait) => `Too many links that do not work were used. Please try again in ${wait}.`,
};

/** Longer than the work in the background takes. */
const ANSWER_AFTER_MS = 300;

const ANSWER = `If there is an active account with this username or email address, you will get an email with a link to set a new password. The link works once, for ${MAIL_KINDS['password-reset'].lifetime.words}.`;
const VOID_LINK = 'This link has expired, has been used, or was replaced by a newer one. Please request a new one.';

const isGood = (user: User | null, hash: string, now: Date): user is User =>
  user !== null && user.isActive && user.resetToken === hash && user.resetTokenExpiry !== null && user.resetTokenExpiry > now;

/** Password reset and invitations; docs/product.md, 'Roles'. */
@Injectable()
export class PasswordResetService {
  private readonly logger = new Logger(PasswordResetService.name);

  constructor(
    private readonly users: UsersService,
    private readonly signIns: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionsService,
    private readonly links: PasswordLinks,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
    private readonly limits: Limits,
    private readonly rateLimit: RateLimit,
    private readonly env: Env,
  ) {}

  /** Mails a link to the account with this username or address. Response and time are the same for all, so they reveal nothing. */
  async requestLink(name: string): Promise<string> {
    this.sendLink(name.toLowerCase()).catch((error: unknown) => {
      if (error instanceof TooManyTries) this.logger.warn('A link for a new password was not sent: too many were requested.');
      else this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
    });
    await sleep(ANSWER_AFTER_MS);
    return ANSWER;
  }

  /**
   * Ends all sessions and makes all devices unknown except this browser, because the link proves access to the mail; one in which nobody has signed in
   * is known by the link only. Throws BadRequestException (400) for an invalid token, or TooManyTries (429).
   */
  async setPassword({ token, password }: ResetPasswordDto, request: Request): Promise<void> {
    const hash = tokenHash(token);
    const holder = await this.limits.guess(TOKEN_GUESSES, async () => {
      const user = await this.users.find({ resetToken: hash });
      return isGood(user, hash, new Date()) ? user : null;
    });
    if (!holder) throw new BadRequestException(VOID_LINK);
    const passwordHash = await hashPassword(password);
    const { id, username } = holder;
    const device = await this.devices.of(request, holder);
    await this.changes.write('auth', async ({ manager, now, audit }) => {
      const user = await findLocked(manager, User, id, 'user');
      // Checked again under the lock, for two simultaneous uses.
      if (!isGood(user, hash, now)) throw new BadRequestException(VOID_LINK);
      const users = manager.getRepository(User);
      const before = snapshot(users, user);
      Object.assign(user, { passwordHash, mustChangePassword: false, resetToken: null, resetTokenExpiry: null, updatedAt: now });
      await users.save(user);
      await this.sessions.endAllOf(manager, id);
      const changes = difference(before, snapshot(users, user));
      await audit({ action: 'password-reset', entityType: 'users', entityId: id, userId: id, changes });
    });
    forgetFirstPassword(this.env.dataDir, username);
    await this.signIns.forgive(username);
    await this.devices.remember(request, { id, passwordHash }, device?.by ?? 'link');
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

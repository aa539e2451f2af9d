import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Repository } from 'typeorm';
import { difference, snapshot } from '../audit/audit-diff.js';
import { Changes } from '../audit/changes.service.js';
import { RateLimit } from '../common/rate-limit.js';
import { findLocked } from '../common/records.js';
import { currentActor } from '../common/request-context.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { MAIL_LIFETIMES } from '../mail/back-off.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { PasswordLinks, tokenHash } from './password-links.service.js';
import type { ResetPasswordDto } from './password-reset.dto.js';
import { hashPassword } from './passwords.js';
import { SessionsService } from './sessions.service.js';

const WINDOW_MS = 60 * 60_000;
/** A whole office may share an address. */
const ASKED_PER_ADDRESS = 10;
/** Nobody's letter box is to be filled by somebody else. */
const MAILS_PER_ACCOUNT = 3;
/** Longer than looking up, writing and enqueueing take. */
const ANSWER_AFTER_MS = 300;

const ANSWER = `If an active account has this username or e-mail address, it gets a mail with a link to set a new password. The link works once, for ${MAIL_LIFETIMES['password-reset'].words}.`;
const VOID_LINK = 'This link has run out, has been used already, or a newer one has taken its place. Please ask for a new one.';

const isGood = (user: User | null, hash: string, now: Date): user is User =>
  user !== null && user.isActive && user.resetToken === hash && user.resetTokenExpiry !== null && user.resetTokenExpiry > now;

/** A new password for who has forgotten it, and the first one for who was invited (decisions.md 'Staff'). */
@Injectable()
export class PasswordResetService {
  private readonly logger = new Logger(PasswordResetService.name);

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly links: PasswordLinks,
    private readonly company: CompanyInfoService,
    private readonly mailWorker: MailWorker,
    private readonly changes: Changes,
    private readonly rateLimit: RateLimit,
  ) {}

  /**
   * Mails a link to the account of this username or address. The answer does not wait for it, and is the same after the
   * same time whether there is such an account, whether it was asked for too often, and whether anything failed.
   */
  async requestLink(name: string): Promise<string> {
    this.sendLink(name.toLowerCase()).catch((error: unknown) =>
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error),
    );
    await sleep(ANSWER_AFTER_MS);
    return ANSWER;
  }

  /** @throws BadRequestException (400) for a token that is worth nothing */
  async setPassword({ token, password }: ResetPasswordDto): Promise<void> {
    const hash = tokenHash(token);
    const holder = await this.users.findOneBy({ resetToken: hash });
    if (!isGood(holder, hash, new Date())) throw new BadRequestException(VOID_LINK);
    const passwordHash = await hashPassword(password);
    const { id, username } = holder;
    await this.changes.write('auth', async ({ manager, now, audit }) => {
      const user = await findLocked(manager, User, id, 'user');
      // Looked at again under the lock: of two who use a link at once, one is too late.
      if (!isGood(user, hash, now)) throw new BadRequestException(VOID_LINK);
      const before = snapshot(this.users, user);
      Object.assign(user, { passwordHash, resetToken: null, resetTokenExpiry: null, updatedAt: now });
      await manager.save(user);
      await this.sessions.endAllOf(manager, id);
      const changes = difference(before, snapshot(this.users, user));
      await audit({ action: 'password-reset', entityType: 'users', entityId: id, userId: id, changes });
    });
    await this.auth.forgetFailures(username);
  }

  private async sendLink(name: string): Promise<void> {
    const address = currentActor().ipAddress ?? 'unknown';
    if (!(await this.mayGoOn(`forgot:${address}`, ASKED_PER_ADDRESS))) return;
    const [settings, user] = await Promise.all([
      this.company.current(),
      this.users.findOneBy([
        { username: name, isActive: true },
        { email: name, isActive: true },
      ]),
    ]);
    if (!user || !(await this.mayGoOn(`forgot-account:${user.id}`, MAILS_PER_ACCOUNT))) return;
    await this.changes.write('auth', async (change) => {
      await this.links.send(change, user, 'password-reset', settings);
      await change.audit({ action: 'password-forgotten', entityType: 'users', entityId: user.id });
    });
    this.mailWorker.wake();
  }

  private async mayGoOn(key: string, limit: number): Promise<boolean> {
    return (await this.rateLimit.take(key, limit, WINDOW_MS)).allowed;
  }
}

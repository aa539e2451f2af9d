import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type { Change } from '../audit/changes.service.js';
import { Env } from '../config/env.js';
import { MAIL_LIFETIMES } from '../mail/back-off.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Brand } from '../mail/templates/brand.js';
import { invitation } from '../mail/templates/invitation.js';
import { passwordReset } from '../mail/templates/password-reset.js';
import { User } from '../users/user.entity.js';

const TEMPLATES = { 'password-reset': passwordReset, invitation };
const TOKEN_BYTES = 32;

/** As a token is stored: who reads the table cannot make a link of it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links by which people set a password without knowing a former one. A user has one at most: a newer one ends it. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly outbox: OutboxService,
    private readonly env: Env,
  ) {}

  /** Within the caller's transaction; after its commit `MailWorker.wake()` saves the wait. */
  async send({ manager, now }: Pick<Change, 'manager' | 'now'>, user: User, kind: keyof typeof TEMPLATES, brand: Brand): Promise<void> {
    const { id, username, email } = user;
    const { ms, words } = MAIL_LIFETIMES[kind];
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await manager.update(User, id, {
      resetToken: tokenHash(token),
      resetTokenExpiry: new Date(now.getTime() + ms),
      // What staff see of the user is as before: nobody who edits the account is told that it has changed.
      version: () => 'version',
    });
    const link = `${this.env.publicUrl}/admin/reset-password?token=${token}`;
    const content = TEMPLATES[kind]({ username, brand, link, validFor: words });
    await this.outbox.enqueue(manager, { kind, inquiryId: null, recipients: [email], ...content }, now);
  }
}

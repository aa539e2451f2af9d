import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { SERVED } from '../../platform/http/site-addresses.js';
import { isSameSecret, keyedToken, TOKEN_CHARS } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import { Delivery } from '../outbox/delivery.entity.js';
import { STOPPABLE } from './mail-kinds.js';
import { MailStop } from './mail-stop.entity.js';

/** Raised within the transaction that stores a stop. Errors of listeners roll it back. */
export const STOPPED = 'mail.stopped';
export interface Stopped {
  addressKey: string;
  manager: EntityManager;
  now: Date;
}

export const STOPPED_BY_CUSTOMER = 'Not sent: the customer has stopped these emails.';

/** Who has stopped optional mails: reminders and requests. A stop holds for good, also for records added later. */
@Injectable()
export class MailStops {
  constructor(
    @InjectRepository(MailStop) private readonly stops: Repository<MailStop>,
    private readonly changes: Changes,
    private readonly emitter: EventEmitter2,
    private readonly secrets: Secrets,
    private readonly env: Env,
  ) {}

  /** The keyed hash of an address. */
  keyOf(email: string): string {
    return keyedToken(this.secrets.key, 'mail-stop', email.toLowerCase());
  }

  /** The full address of the page that stops them for this email address. */
  addressOf(email: string): string {
    const addressKey = this.keyOf(email);
    return `${this.env.publicUrl}${SERVED.emails}/stop/${addressKey}${this.sealOf(addressKey)}`;
  }

  /** For mail programs that show a button of their own (RFC 8058). */
  headersFor(email: string): Record<string, string> {
    return { 'List-Unsubscribe': `<${this.addressOf(email)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  }

  /** Returns the hash of the address for which this token was made; null for any other. */
  read(token: string): string | null {
    if (token.length !== 2 * TOKEN_CHARS) return null;
    // Some mail programs change the case of links.
    const addressKey = token.slice(0, TOKEN_CHARS).toLowerCase();
    return isSameSecret(token.slice(TOKEN_CHARS).toLowerCase(), this.sealOf(addressKey)) ? addressKey : null;
  }

  async find(addressKey: string, manager: EntityManager = this.stops.manager): Promise<MailStop | null> {
    return manager.findOneBy(MailStop, { id: addressKey });
  }

  async isStopped(email: string, manager?: EntityManager): Promise<boolean> {
    return (await this.find(this.keyOf(email), manager)) !== null;
  }

  /** Also withdraws what waits. Once stopped, it changes nothing. No audit row, because no user did it. */
  async stop(addressKey: string): Promise<void> {
    if (await this.find(addressKey)) return;
    await this.changes.write('mail-stops', async ({ manager, now }) => {
      await manager.createQueryBuilder().insert().into(MailStop).values({ id: addressKey, createdAt: now }).orIgnore().execute();
      const waiting = await manager.find(Delivery, {
        where: { kind: In(STOPPABLE), status: 'queued' },
        select: { id: true, recipients: true },
      });
      const ids = waiting.flatMap(({ id, recipients }) => (recipients.some((email) => this.keyOf(email) === addressKey) ? [id] : []));
      if (ids.length) await manager.update(Delivery, { id: In(ids), status: 'queued' }, { status: 'withdrawn', updatedAt: now });
      await this.emitter.emitAsync(STOPPED, { addressKey, manager, now } satisfies Stopped);
    });
  }

  private sealOf(addressKey: string): string {
    return keyedToken(this.secrets.key, 'mail-stop-link', addressKey);
  }
}

import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Between,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThan,
  Not,
  Or,
  type EntityManager,
  type FindOptionsWhere,
  type QueryRunner,
  type Repository,
} from 'typeorm';
import { Changes } from '../../audit/changes.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { findLocked, newId, newRecord } from '../../platform/common/records.js';
import { Env } from '../../platform/config/env.js';
import { MAX_ATTEMPTS, MAX_DELAY_MS, retryDelayMs } from './back-off.js';
import { Channels } from './channel.js';
import type { NamedDelivery } from './delivery.dto.js';
import { Delivery } from './delivery.entity.js';
import { removeInBatches } from '../../platform/database/remove-in-batches.js';

export interface NewMessage {
  kind: string;
  inquiryId?: string | null;
  renewalId?: string;
  recipients: string[];
  /** Default: the company's address. */
  replyTo?: string | null;
  /** One line; cut after 300 characters. */
  subject: string;
  /** Cut after 65,535 bytes. */
  text: string;
  html?: string;
  /** A message with the same key is queued only once. */
  onceKey?: string;
}

/** A message that was tried and still waits. */
export interface WaitingMessage {
  id: string;
  channel: string;
  /** The channel's name. */
  name: string;
  since: Date;
  /** The receiver's response to the last attempt. */
  error: string | null;
}

type Outcome = Partial<Delivery> & Pick<Delivery, 'status' | 'updatedAt'>;

const CLAIM_MS = 10 * 60_000;
/** More than the clocks of two processes differ. A time further ahead was written by a clock that has since been corrected. */
const CLOCKS_DIFFER_MS = HOUR_MS;
const REPORTED_MS = 7 * DAY_MS;
const STUCK_MS = 60 * 60_000;
const LATE_MS = 30 * 60_000;
const MAX_ERROR = 1_000;
const MAX_SUBJECT = 300;
const MAX_BYTES = 65_535;

/** Cuts a text to MAX_BYTES, between two characters. */
const cutToColumn = (text: string): string =>
  Buffer.byteLength(text) > MAX_BYTES
    ? Buffer.from(text)
        .subarray(0, MAX_BYTES - 3)
        .toString('utf8')
        .replace(/\uFFFD$/, '')
    : text;

/** Returns when a claim made now has ended on every clock. */
const claimsEnd = (now: Date): Date => new Date(now.getTime() + CLAIM_MS + CLOCKS_DIFFER_MS);

const queuing = new WeakSet<QueryRunner>();
export const hasQueued = (transaction: QueryRunner): boolean => queuing.has(transaction);

function wakeAfterCommit({ queryRunner }: EntityManager): void {
  if (queryRunner) queuing.add(queryRunner);
}

@Injectable()
export class OutboxService {
  constructor(
    @InjectRepository(Delivery) private readonly deliveries: Repository<Delivery>,
    private readonly channels: Channels,
    private readonly changes: Changes,
    private readonly env: Env,
  ) {}

  /** Takes the manager of the transaction that causes the message. The worker starts after the commit. */
  async enqueue(manager: EntityManager, channel: string, message: NewMessage, now: Date): Promise<void> {
    const row = Object.assign(newRecord(Delivery, now), {
      ...message,
      channel,
      replyTo: message.replyTo ?? null,
      inquiryId: message.inquiryId ?? null,
      renewalId: message.renewalId ?? null,
      subject: message.subject.slice(0, MAX_SUBJECT).toWellFormed(),
      text: cutToColumn(message.text),
      // Cut HTML would be broken: send the plain text alone.
      html: message.html && Buffer.byteLength(message.html) <= MAX_BYTES ? message.html : '',
      messageId: this.newMessageId(),
      onceKey: message.onceKey ?? null,
      queuedAt: now,
      nextAttemptAt: now,
    });
    const insert = manager.createQueryBuilder().insert().into(Delivery).values(row);
    await (message.onceKey === undefined ? insert : insert.orIgnore()).execute();
    wakeAfterCommit(manager);
  }

  /** Queues a delivery again. `recipientsOf`: its current recipients. Throws NoSuchRecord (404), ConflictException (409) while sending. */
  async sendAgain(
    manager: EntityManager,
    id: string,
    inquiryId: string,
    now: Date,
    recipientsOf: (delivery: Delivery) => Promise<string[] | undefined>,
  ): Promise<NamedDelivery> {
    const delivery = await findLocked(manager, Delivery, id, 'delivery');
    if (delivery.inquiryId !== inquiryId) throw new NoSuchRecord('delivery');
    if (delivery.claimedUntil && delivery.claimedUntil > now && delivery.claimedUntil < claimsEnd(now))
      throw new ConflictException('This message is being sent right now.');
    if (delivery.status === 'sent' && this.channels.writerOf(delivery)) throw new ConflictException('This message is sent once only.');
    // A receiver drops a second message with the same id.
    if (delivery.status === 'sent') delivery.messageId = this.newMessageId();
    const recipients = (await recipientsOf(delivery)) ?? delivery.recipients;
    const again = { status: 'queued', attempts: 0, queuedAt: now, nextAttemptAt: now, lastError: null, sentAt: null } as const;
    await manager.save(Object.assign(delivery, again, { recipients, updatedAt: now }));
    wakeAfterCommit(manager);
    return this.named(delivery);
  }

  isWritten(onceKey: string): Promise<boolean> {
    return this.deliveries.existsBy({ onceKey });
  }

  /** Counts waiting deliveries, and those about enquiries that failed in the last 7 days. */
  async counts(channel: string): Promise<Record<'queued' | 'failed', number>> {
    const weekAgo = new Date(Date.now() - REPORTED_MS);
    const [queued, failed] = await Promise.all([
      this.deliveries.countBy({ channel, status: 'queued' }),
      this.deliveries.countBy({ channel, status: 'failed', inquiryId: Not(IsNull()), updatedAt: MoreThan(weekAgo) }),
    ]);
    return { queued, failed };
  }

  async failing(): Promise<string[]> {
    const counted = await Promise.all(this.channels.all().map(async ({ id, name }) => ({ name, ...(await this.counts(id)) })));
    return counted.filter(({ failed }) => failed > 0).map(({ name }) => name);
  }

  /** Returns the oldest of each channel that is set up. */
  async oldestWaiting(): Promise<WaitingMessage[]> {
    const found = await Promise.all(
      this.channels.all().map(async (channel) => {
        const where = { channel: channel.id, status: 'queued' as const, attempts: MoreThan(0) };
        const oldest = await this.deliveries.findOne({ where, order: { queuedAt: 'ASC', id: 'ASC' } });
        if (!oldest || !(await channel.isConfigured())) return [];
        return [{ id: oldest.id, channel: channel.id, name: channel.name, since: oldest.queuedAt, error: oldest.lastError }];
      }),
    );
    return found.flat();
  }

  /** Returns those of `oldestWaiting` that have been waiting for half an hour. */
  async late(now: Date): Promise<WaitingMessage[]> {
    return (await this.oldestWaiting()).filter(({ since }) => now.getTime() - since.getTime() > LATE_MS);
  }

  /** Whether an attempted delivery has been due for an hour. Deliveries that were never claimed wait for their channel to be set up. */
  async isStuck(): Promise<boolean> {
    const overdue = new Date(Date.now() - STUCK_MS);
    return this.deliveries.existsBy({
      status: 'queued',
      nextAttemptAt: LessThanOrEqual(overdue),
      claimedUntil: LessThanOrEqual(overdue),
    });
  }

  nextDue(channel: string, now: Date): Promise<Delivery | null> {
    const latest = new Date(now.getTime() + MAX_DELAY_MS + CLOCKS_DIFFER_MS);
    return this.deliveries.findOne({
      where: {
        channel,
        status: 'queued',
        nextAttemptAt: Or(LessThanOrEqual(now), MoreThan(latest)),
        claimedUntil: Or(IsNull(), LessThanOrEqual(now), MoreThan(claimsEnd(now))),
      },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
    });
  }

  /** Counts the attempt. One conditional statement, so that only one of several workers gets the delivery. */
  async claim({ id, attempts }: Delivery, now: Date): Promise<boolean> {
    const { affected } = await this.deliveries
      .createQueryBuilder()
      .update()
      .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS), attempts: attempts + 1, updatedAt: now })
      .where('id = :id AND status = :status AND attempts = :attempts', { id, status: 'queued', attempts })
      .andWhere('(claimedUntil IS NULL OR claimedUntil <= :now OR claimedUntil > :end)', { now, end: claimsEnd(now) })
      .execute();
    return affected === 1;
  }

  /** `note`: the receiver's remarks, such as a refused recipient. */
  async recordSent(delivery: Delivery, now: Date, note: string | null): Promise<void> {
    const lastError = note?.slice(0, MAX_ERROR) ?? null;
    await this.record(delivery, { id: delivery.id }, { status: 'sent', sentAt: now, claimedUntil: null, lastError, updatedAt: now });
  }

  /** Plans the next attempt, or gives up. `delivery` is as it was before its claim. */
  async recordFailure(delivery: Delivery, now: Date, error: string, isFinal: boolean): Promise<void> {
    const { id } = delivery;
    const made = delivery.attempts + 1;
    const isOver = isFinal || made >= MAX_ATTEMPTS;
    const isRecorded = await this.record(
      delivery,
      { id, status: 'queued' },
      {
        status: isOver ? 'failed' : 'queued',
        nextAttemptAt: new Date(now.getTime() + retryDelayMs(made)),
        claimedUntil: null,
        lastError: error.slice(0, MAX_ERROR),
        updatedAt: now,
      },
    );
    // If it was withdrawn during the attempt, it stays so and can be claimed after it is queued again.
    if (!isRecorded) await this.deliveries.update({ id, status: 'withdrawn' }, { claimedUntil: null, updatedAt: now });
  }

  /** Lets messages that wait for another attempt go at once, because the receiver is back. Those with half of their attempts left, so that one that comes and goes uses up none. */
  async retryNow(channel: string, now: Date): Promise<void> {
    await this.deliveries.update(
      { channel, status: 'queued', attempts: Between(1, MAX_ATTEMPTS / 2), nextAttemptAt: MoreThan(now) },
      { nextAttemptAt: now },
    );
  }

  /** Records the outcome of an attempt together with what follows from it. Returns whether the delivery was still there. */
  private record(delivery: Delivery, where: FindOptionsWhere<Delivery>, outcome: Outcome): Promise<boolean> {
    return this.changes.write('deliveries', async ({ manager }) => {
      const { affected } = await manager.update(Delivery, where, outcome);
      const { status, updatedAt: now } = outcome;
      if (affected && status !== 'queued')
        for (const follower of [this.channels.of(delivery), this.channels.writerOf(delivery)])
          await follower?.settled?.(delivery, status === 'sent', { manager, now });
      return affected === 1;
    });
  }

  /** Stops queued messages of this enquiry, all or of one kind. One that is being sent may still go out and is then recorded as sent. */
  async withdraw(manager: EntityManager, inquiryId: string, now: Date, kind?: string): Promise<void> {
    await manager.update(
      Delivery,
      { inquiryId, status: 'queued', ...(kind !== undefined && { kind }) },
      { status: 'withdrawn', updatedAt: now },
    );
  }

  /** Queues withdrawn messages again. Claims stay, because a worker may still be sending. */
  async requeue(manager: EntityManager, inquiryId: string, now: Date): Promise<void> {
    const anew = { status: 'queued', attempts: 0, lastError: null, queuedAt: now, nextAttemptAt: now, updatedAt: now } as const;
    await manager.update(Delivery, { inquiryId, status: 'withdrawn' }, anew);
    wakeAfterCommit(manager);
  }

  /** Whether anybody was or will be notified of the enquiry. */
  hasAny(manager: EntityManager, inquiryId: string): Promise<boolean> {
    return manager.existsBy(Delivery, { inquiryId });
  }

  async ofInquiries(inquiryIds: string[]): Promise<Map<string, NamedDelivery[]>> {
    const found = inquiryIds.length ? await this.deliveries.find({ where: { inquiryId: In(inquiryIds) }, order: { id: 'ASC' } }) : [];
    return Map.groupBy(
      found.map((delivery) => this.named(delivery)),
      ({ inquiryId }) => inquiryId ?? '',
    );
  }

  /** Removes messages that were queued before this time, unless they still wait. Returns their number. */
  async removeOld(before: Date): Promise<number> {
    return removeInBatches(this.deliveries, { queuedAt: LessThan(before), status: Not('queued') });
  }

  newMessageId(): string {
    return `<${newId()}@${new URL(this.env.publicUrl).hostname}>`;
  }

  private named(delivery: Delivery): NamedDelivery {
    return Object.assign(delivery, { name: this.channels.kindOf(delivery).name });
  }
}

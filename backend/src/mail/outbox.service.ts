import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import { NoSuchRecord } from '../common/errors.js';
import { findLocked, newId, newRecord } from '../common/records.js';
import { Env } from '../config/env.js';
import { Secrets } from '../config/secrets.js';
import { MAX_ATTEMPTS, retryDelayMs } from './back-off.js';
import { OutboxMail, type MailKind } from './outbox-mail.entity.js';
import { sealBody } from './sealed-body.js';
import { oneLine } from './templates/text.js';

export interface NewMail {
  kind: MailKind;
  inquiryId: string | null;
  recipients: string[];
  /** Undefined or null: answers go to the company's address. */
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
  /** Sent only if no mail with this key has been written before. */
  onceKey?: string;
}

type Recipients = Partial<Record<MailKind, string[]>>;

/** Longer than any attempt lasts: until then nobody else takes the mail. */
const CLAIM_MS = 10 * 60_000;
/** So long staff are told of a mail that was given up. */
const REPORTED_MS = 7 * 24 * 60 * 60_000;
const MAX_SUBJECT = 300;
const MAX_ERROR = 1_000;
const MAX_BYTES = 65_535;

/** A text that fits its column, without half a character at its end. */
const fitting = (text: string): string =>
  Buffer.byteLength(text) > MAX_BYTES
    ? Buffer.from(text)
        .subarray(0, MAX_BYTES - 3)
        .toString('utf8')
        .replace(/\uFFFD$/, '')
    : text;

/** The mails to be sent, and what has become of them. */
@Injectable()
export class OutboxService {
  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly env: Env,
    private readonly secrets: Secrets,
  ) {}

  /** Written with the manager of the transaction that it tells about; after the commit `MailWorker.wake()` saves the wait. */
  async enqueue(manager: EntityManager, mail: NewMail, now: Date): Promise<void> {
    const body = {
      kind: mail.kind,
      text: fitting(mail.text),
      // Half an HTML document is none; the plain text goes out alone.
      html: Buffer.byteLength(mail.html) > MAX_BYTES ? '' : mail.html,
    };
    const row = Object.assign(newRecord(OutboxMail, now), {
      ...mail,
      replyTo: mail.replyTo ?? null,
      subject: oneLine(mail.subject).slice(0, MAX_SUBJECT).toWellFormed(),
      ...sealBody(this.secrets.key, body),
      messageId: this.newMessageId(),
      onceKey: mail.onceKey ?? null,
      queuedAt: now,
      nextAttemptAt: now,
    });
    const insert = manager.createQueryBuilder().insert().into(OutboxMail).values(row);
    // Of several replicas that think of it at once, one writes it; the others need not know.
    await (mail.onceKey === undefined ? insert : insert.orIgnore()).execute();
  }

  /**
   * Puts a mail of this enquiry back at the head of the queue, whatever became of it.
   * @param recipients who gets a mail of that kind now, if that is not who it was written to
   * @throws NoSuchRecord (404), ConflictException (409) while it is on its way
   */
  async sendAgain(manager: EntityManager, id: string, inquiryId: string, now: Date, recipients: Recipients): Promise<OutboxMail> {
    const mail = await findLocked(manager, OutboxMail, id, 'mail');
    if (mail.inquiryId !== inquiryId) throw new NoSuchRecord('mail');
    if (mail.claimedUntil && mail.claimedUntil > now) throw new ConflictException('This mail is being sent right now.');
    // A receiver drops what it has had under the same Message-ID.
    if (mail.status === 'sent') mail.messageId = this.newMessageId();
    Object.assign(mail, {
      status: 'queued',
      attempts: 0,
      queuedAt: now,
      nextAttemptAt: now,
      lastError: null,
      sentAt: null,
      updatedAt: now,
    });
    mail.recipients = recipients[mail.kind] ?? mail.recipients;
    return manager.save(mail);
  }

  isWritten(onceKey: string): Promise<boolean> {
    return this.mails.existsBy({ onceKey });
  }

  /** SQL for the alerts about the enquiry whose id this column holds. */
  alertsOf(column: string): string {
    const alerts = this.mails.createQueryBuilder('alert').select('1').where(`alert.inquiryId = ${column}`);
    return alerts.andWhere("alert.kind = 'promise-alert'").getQuery();
  }

  /** How many mails wait, and how many about enquiries were given up in the last 7 days. */
  async counts(): Promise<Record<'queued' | 'failed', number>> {
    const weekAgo = new Date(Date.now() - REPORTED_MS);
    const [queued, failed] = await Promise.all([
      this.mails.countBy({ status: 'queued' }),
      this.mails.countBy({ status: 'failed', inquiryId: Not(IsNull()), updatedAt: MoreThan(weekAgo) }),
    ]);
    return { queued, failed };
  }

  /** The mail that has waited longest. */
  nextDue(now: Date): Promise<OutboxMail | null> {
    const due = { status: 'queued', nextAttemptAt: LessThanOrEqual(now) } as const;
    return this.mails.findOne({
      where: [
        { ...due, claimedUntil: IsNull() },
        { ...due, claimedUntil: LessThanOrEqual(now) },
      ],
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
    });
  }

  /** Takes the mail and counts the attempt. One statement with a condition, so that of several workers exactly one gets it. */
  async claim({ id, attempts }: OutboxMail, now: Date): Promise<boolean> {
    const { affected } = await this.mails
      .createQueryBuilder()
      .update()
      .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS), attempts: attempts + 1, updatedAt: now })
      .where('id = :id AND status = :status AND attempts = :attempts', { id, status: 'queued', attempts })
      .andWhere('(claimedUntil IS NULL OR claimedUntil <= :now)', { now })
      .execute();
    return affected === 1;
  }

  /** @param note what the server said besides, such as a recipient that it refused */
  async recordSent({ id }: OutboxMail, now: Date, note: string | null): Promise<void> {
    await this.mails.update(
      { id },
      { status: 'sent', sentAt: now, claimedUntil: null, lastError: note?.slice(0, MAX_ERROR) ?? null, updatedAt: now },
    );
  }

  /** Plans the next attempt; gives up when it `isFinal` or was the last one. `mail` is as it was before its claim. */
  async recordFailure({ id, attempts }: OutboxMail, now: Date, error: string, isFinal: boolean): Promise<void> {
    const made = attempts + 1;
    const isOver = isFinal || made >= MAX_ATTEMPTS;
    const { affected } = await this.mails.update(
      { id, status: 'queued' },
      {
        status: isOver ? 'failed' : 'queued',
        nextAttemptAt: new Date(now.getTime() + retryDelayMs(made)),
        claimedUntil: null,
        lastError: error.slice(0, MAX_ERROR),
        updatedAt: now,
      },
    );
    // Withdrawn while it was on its way: it stays so, and free for whoever queues it again.
    if (!affected) await this.mails.update({ id, status: 'withdrawn' }, { claimedUntil: null, updatedAt: now });
  }

  /** Nobody sends what is still queued about this enquiry. One that a worker holds may go out and is then recorded as sent. */
  async withdraw(manager: EntityManager, inquiryId: string, now: Date): Promise<void> {
    await manager.update(OutboxMail, { inquiryId, status: 'queued' }, { status: 'withdrawn', updatedAt: now });
  }

  /** Queues what was withdrawn, as if it were new; a claim on it stays, as its worker may still be at it. */
  async requeue(manager: EntityManager, inquiryId: string, now: Date): Promise<void> {
    const anew = { status: 'queued', attempts: 0, lastError: null, queuedAt: now, nextAttemptAt: now, updatedAt: now } as const;
    await manager.update(OutboxMail, { inquiryId, status: 'withdrawn' }, anew);
  }

  /** Whether the office was told of an enquiry, or is about to be. */
  hasNotice(manager: EntityManager, inquiryId: string): Promise<boolean> {
    return manager.existsBy(OutboxMail, { inquiryId, kind: 'office-notice' });
  }

  /** The mails of these enquiries, by enquiry. */
  async ofInquiries(inquiryIds: string[]): Promise<Map<string, OutboxMail[]>> {
    const mails = inquiryIds.length ? await this.mails.find({ where: { inquiryId: In(inquiryIds) }, order: { id: 'ASC' } }) : [];
    return Map.groupBy(mails, (mail) => mail.inquiryId ?? '');
  }

  newMessageId(): string {
    return `<${newId()}@${new URL(this.env.publicUrl).hostname}>`;
  }
}

import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, type Repository } from 'typeorm';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Env } from '../config/env.js';
import { MailWorker } from '../mail/mail-worker.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { dailyDigest } from '../mail/templates/daily-digest.js';
import { londonDay, londonOClock } from '../mail/templates/london-time.js';
import { promiseAlert } from '../mail/templates/promise-alert.js';
import { UsersService } from '../users/users.service.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { alertRecipients, officeRecipients } from './enquiry-mails.js';
import { DUE_SOON_MS, unanswered } from './promise.js';
import { serviceLabel } from './service-labels.js';

const EVERY_MS = 60_000;
const DIGEST_HOUR = 8;
/** What has been late for longer is in the digest; a word about each would come too late to be an alert. */
const STILL_ALERTED_MS = 24 * 60 * 60_000;
const ALERTS_AT_ONCE = 100;

/**
 * Reminds the office, and who looks after an enquiry, of the 24-hour promise. Every replica looks; the outbox takes each alert and each day's digest once.
 */
@Injectable()
export class PromiseKeeper implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PromiseKeeper.name);
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly outbox: OutboxService,
    private readonly mailWorker: MailWorker,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
    private readonly users: UsersService,
  ) {}

  @Interval(EVERY_MS)
  look(): void {
    this.running = this.keep(new Date()).catch((error: unknown) =>
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.running;
  }

  /** Writes the mails that are due at this time. */
  async keep(now: Date): Promise<void> {
    const written = (await this.alert(now)) + (await this.digest(now));
    if (written) this.mailWorker.wake();
  }

  /** An alert for each enquiry whose reply is due within 4 hours, and for one that became late meanwhile. Answers how many. */
  private async alert(now: Date): Promise<number> {
    const window = { soon: new Date(now.getTime() + DUE_SOON_MS), since: new Date(now.getTime() - STILL_ALERTED_MS) };
    const due = await unanswered(this.inquiries.createQueryBuilder('r'))
      .andWhere('r.dueAt <= :soon AND r.dueAt > :since', window)
      .andWhere(`NOT EXISTS (${this.outbox.alertsOf('r.id')})`)
      .orderBy('r.dueAt')
      .take(ALERTS_AT_ONCE)
      .getMany();
    if (!due.length) return 0;
    const settings = await this.company.current();
    const addresses = await this.users.addressesOf(due.flatMap(({ assigneeId }) => assigneeId ?? []));
    await this.inquiries.manager.transaction(async (manager) => {
      for (const inquiry of due) {
        const facts = { ...inquiry, service: serviceLabel(inquiry.serviceType) };
        const mail = promiseAlert(facts, inquiry.dueAt < now, settings, this.env.publicUrl);
        const recipients = alertRecipients(settings, addresses.get(inquiry.assigneeId ?? ''));
        const to = { recipients, replyTo: inquiry.email };
        await this.outbox.enqueue(
          manager,
          { kind: 'promise-alert', inquiryId: inquiry.id, onceKey: `promise-alert ${inquiry.id}`, ...to, ...mail },
          now,
        );
      }
    });
    return due.length;
  }

  /** From 08:00 in London once a day, what was open at that time; nothing open, no mail. Answers how many. */
  private async digest(now: Date): Promise<number> {
    const eight = londonOClock(now, DIGEST_HOUR);
    const onceKey = `daily-digest ${londonDay(now)}`;
    if (now < eight || (await this.outbox.isWritten(onceKey))) return 0;
    const open = await this.inquiries.find({
      where: { spamSince: IsNull(), status: In(['new', 'contacted', 'in-progress']), createdAt: LessThan(eight) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: 5_000,
    });
    if (!open.length) return 0;
    const lines = open.map((inquiry) => ({
      ...inquiry,
      service: serviceLabel(inquiry.serviceType),
      isAnswered: inquiry.respondedAt !== null,
    }));
    const settings = await this.company.current();
    const mail = dailyDigest(lines, now, settings, this.env.publicUrl);
    await this.outbox.enqueue(
      this.inquiries.manager,
      { kind: 'daily-digest', inquiryId: null, recipients: officeRecipients(settings), onceKey, ...mail },
      now,
    );
    return 1;
  }
}

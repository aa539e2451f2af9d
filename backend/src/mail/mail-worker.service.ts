import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { missedTime } from './back-off.js';
import { MailTransport } from './mail-transport.service.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { OutboxService } from './outbox.service.js';

const EVERY_MS = 5_000;
/** A process that is told to end has about 10 s, of which some are for closing. */
const GRACE_MS = 5_000;

/** Sends what is due in the outbox, one mail after the other, outside of any transaction. Several processes may do so at once. */
@Injectable()
export class MailWorker implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly stop = new AbortController();
  private running: Promise<void> | undefined;
  private isStopping = false;
  private isAskedAgain = false;

  constructor(
    private readonly outbox: OutboxService,
    private readonly transport: MailTransport,
  ) {}

  /** Begins now, in the background; to be called when a transaction that enqueued has been committed. */
  @Interval(EVERY_MS)
  wake(): void {
    if (this.isStopping) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error))
      .finally(() => {
        this.running = undefined;
        if (!this.isAskedAgain) return;
        this.isAskedAgain = false;
        this.wake();
      });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.finish();
  }

  /** Begins nothing more; lets the attempt under way end, and cuts it off when it takes too long: the mail stays in the outbox. */
  async finish(): Promise<void> {
    this.isStopping = true;
    const cutOff = setTimeout(() => this.stop.abort(), GRACE_MS);
    await this.running;
    clearTimeout(cutOff);
  }

  /** Sends everything that is due; stops early when the mail server cannot be reached. */
  async drain(): Promise<void> {
    while (!this.isStopping) {
      const mail = await this.outbox.nextDue(new Date());
      if (!mail || !(await this.transport.isConfigured())) return;
      if ((await this.outbox.claim(mail, new Date())) && !(await this.attempt(mail))) return;
    }
  }

  /** Answers whether going on makes sense. */
  private async attempt(mail: OutboxMail): Promise<boolean> {
    const missed = missedTime(mail, new Date());
    if (missed) {
      await this.outbox.recordFailure(mail, new Date(), `Not sent: it could not be sent within ${missed}.`, true);
      return true;
    }
    const delivery = await this.transport.send(mail, this.stop.signal);
    if (delivery.sent) {
      await this.outbox.recordSent(mail, new Date(), delivery.note);
      return true;
    }
    this.logger.warn(`The mail ${mail.id} (${mail.kind}) was not sent: ${delivery.error}`);
    await this.outbox.recordFailure(mail, new Date(), delivery.error, delivery.isFinal);
    return delivery.isServerUp;
  }
}

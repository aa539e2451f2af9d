import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntitySubscriberInterface, Repository, TransactionCommitEvent } from 'typeorm';
import { Channels, type Channel } from './channel.js';
import { Delivery } from './delivery.entity.js';
import { SECOND_MS } from '../../platform/time/durations.js';
import { inSpan } from '../../platform/http/spans.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { hasQueued, OutboxService } from './outbox.service.js';

/** Containers are killed about 10 seconds after they were asked to stop. */
const GRACE_MS = 5_000;
/** Later, so that the few messages of an event keep their order. */
const HELP_AFTER_MS = 1_000;

/** Sends due deliveries, one per channel at a time or two of a backlog, outside any transaction. Several processes may run it. */
@Injectable()
export class DeliveryWorker extends Recurring implements OnModuleInit, EntitySubscriberInterface {
  protected override readonly every = 5 * SECOND_MS;
  private readonly stop = new AbortController();
  /** Channels whose receiver did not respond to the last attempt. */
  private readonly unreachable = new Set<string>();

  constructor(
    private readonly outbox: OutboxService,
    private readonly channels: Channels,
    @InjectRepository(Delivery) private readonly deliveries: Repository<Delivery>,
  ) {
    super();
  }

  onModuleInit(): void {
    this.deliveries.manager.connection.subscribers.push(this);
  }

  /** Called by TypeORM, so that queueing wakes the worker. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (hasQueued(queryRunner)) void this.wake();
  }

  /** Current attempts may finish, slow ones are aborted and stay queued. */
  override async beforeApplicationShutdown(): Promise<void> {
    const cutOff = setTimeout(() => this.stop.abort(), GRACE_MS);
    await super.beforeApplicationShutdown();
    clearTimeout(cutOff);
  }

  protected override work(): Promise<void> {
    return this.drain();
  }

  /** Channels run in parallel, so that a slow one does not delay the others. */
  async drain(): Promise<void> {
    await Promise.all(this.channels.all().map((channel) => this.drainChannel(channel)));
  }

  private async drainChannel(channel: Channel): Promise<void> {
    const first = this.sendAll(channel).then(() => true);
    if (channel.hasSecondConnection && !(await Promise.race([first, sleep(HELP_AFTER_MS, false, { ref: false })])))
      await this.sendAll(channel);
    await first;
  }

  private async sendAll(channel: Channel): Promise<void> {
    while (!this.isStopping) {
      const delivery = await this.outbox.nextDue(channel.id, new Date());
      if (!delivery || !(await channel.isConfigured())) return;
      if ((await this.outbox.claim(delivery, new Date())) && !(await this.attempt(channel, delivery))) return;
    }
  }

  /** Returns whether to continue with other deliveries. */
  private async attempt(channel: Channel, delivery: Delivery): Promise<boolean> {
    const lifetime = channel.kinds[delivery.kind]?.lifetime;
    const isTooLate = lifetime && Date.now() - delivery.queuedAt.getTime() > lifetime.ms;
    const refusal = isTooLate
      ? `Not sent: it could not be sent within ${lifetime.words}.`
      : await this.channels.writerOf(delivery)?.whyNot(delivery);
    if (refusal) {
      await this.outbox.recordFailure(delivery, new Date(), refusal, true);
      return true;
    }
    const outcome = await inSpan(`deliver ${channel.id}`, { 'site.delivery': delivery.id, 'site.kind': delivery.kind }, () =>
      channel.send(delivery, this.stop.signal),
    );
    if (outcome.sent) {
      await this.outbox.recordSent(delivery, new Date(), outcome.note);
      if (this.unreachable.delete(channel.id)) await this.outbox.retryNow(channel.id, new Date());
      return true;
    }
    this.logger.warn(`The delivery ${delivery.id} (${channel.id}, ${delivery.kind}) was not sent: ${outcome.error}`);
    await this.outbox.recordFailure(delivery, new Date(), outcome.error, outcome.isFinal);
    if (!outcome.isReachable) this.unreachable.add(channel.id);
    return outcome.isReachable;
  }
}

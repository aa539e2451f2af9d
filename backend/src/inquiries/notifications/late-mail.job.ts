import { Inject, Injectable } from '@nestjs/common';
import { Changes } from '../../audit/changes.service.js';
import { Recurring } from '../../platform/recurring/recurring.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { MAIL } from '../../delivery/mail/mail-kinds.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './notification-channel.js';

const TITLE = 'Emails are not being sent';
/** Characters of the mail server's response. */
const MAX_WORDS = 200;

/**
 * Tells staff, by the channels that need no mail server, when the oldest email has been waiting for half an hour. Tells them once about
 * each such email; an email is given up after three days. Several processes may run it.
 */
@Injectable()
export class LateMailJob extends Recurring {
  constructor(
    @Inject(NOTIFICATION_CHANNELS) private readonly channels: readonly NotificationChannel[],
    private readonly outbox: OutboxService,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
  ) {
    super();
  }

  protected override async work(now: Date): Promise<void> {
    const late = (await this.outbox.late(now)).find(({ channel }) => channel === MAIL);
    if (!late) return;
    const cause = late.error === null ? '' : ` The mail server's answer: ${withoutAddresses(late.error)}`;
    const alarm = { key: `late-mail ${late.id}`, title: TITLE, words: `The website has been trying for half an hour.${cause}` };
    await this.changes.write('late-mail', async ({ manager }) => {
      const settings = await this.company.current(manager);
      for (const channel of this.channels)
        for (const message of (await channel.alarms?.(alarm, settings, manager)) ?? [])
          await this.outbox.enqueue(manager, channel.id, message, now);
    });
  }
}

/** A refused recipient is a customer, whose address does not leave the site. */
const withoutAddresses = (words: string): string =>
  words
    .slice(0, MAX_WORDS)
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');

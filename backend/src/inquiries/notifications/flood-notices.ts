import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Change } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { MailQueue } from '../../delivery/mail/mail-queue.service.js';
import { officeRecipients } from '../../delivery/mail/office-recipients.js';
import { floodNotice } from './flood-mail.js';
import { OutboxService } from '../../delivery/outbox/outbox.service.js';
import { Env } from '../../platform/config/env.js';
import { comingCall } from '../customer-page/customer-view.js';
import { Floods, type FloodNotice } from '../floods/floods.service.js';
import { HELD_BACK } from '../floods/todays-flood.js';
import { serviceName } from '../reception/service-types.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './notification-channel.js';

/** Says on every channel, in one message, what came in a flood. */
@Injectable()
export class FloodNotices implements OnModuleInit {
  constructor(
    @Inject(NOTIFICATION_CHANNELS) private readonly channels: readonly NotificationChannel[],
    private readonly floods: Floods,
    private readonly outbox: OutboxService,
    private readonly mails: MailQueue,
    private readonly company: CompanyInfoService,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.floods.listen((notice, transaction) => this.send(notice, transaction));
  }

  private async send({ named, ...counts }: FloodNotice, { manager, now }: Pick<Change, 'manager' | 'now'>): Promise<void> {
    const settings = await this.company.current(manager);
    const facts = named.map((inquiry) => ({ ...inquiry, service: serviceName(inquiry), call: comingCall(inquiry, now) }));
    const admin = `${this.env.publicUrl}/admin`;
    const { subject, text, html } = floodNotice({ ...counts, named: facts }, settings, { admin, list: `${admin}${HELD_BACK}` });
    const recipients = officeRecipients(settings);
    await this.mails.enqueue(manager, { kind: 'flood-notice', recipients, subject, text, html }, now);
    const calls = facts.filter(({ call }) => call !== null).length;
    const words = `${counts.likely} look like customers${calls ? `, ${calls} ask for a call` : ''}.`;
    const alarm = { key: `flood ${now.toISOString()}`, title: subject, words };
    for (const channel of this.channels)
      for (const message of (await channel.alarms?.(alarm, settings, manager)) ?? [])
        await this.outbox.enqueue(manager, channel.id, message, now);
  }
}

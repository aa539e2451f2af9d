import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { isComplaint } from '../office/complaints.js';
import { InquiryHistory } from '../office/inquiry-history.service.js';
import { InquiryEventBus, type RaisedEvent } from '../inquiry-event-bus.js';
import { Channels } from '../../delivery/outbox/channel.js';
import { AutomaticMails, NOT_SENT } from '../../delivery/mail/automatic-mails.service.js';
import { AUTOMATIC, MAIL_KINDS } from '../../delivery/mail/mail-kinds.js';
import { OutboxService, type NewMessage } from '../../delivery/outbox/outbox.service.js';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from './notification-channel.js';

@Injectable()
export class InquiryNotifications implements OnModuleInit {
  constructor(
    @Inject(NOTIFICATION_CHANNELS) private readonly channels: readonly NotificationChannel[],
    private readonly registry: Channels,
    private readonly events: InquiryEventBus,
    private readonly outbox: OutboxService,
    private readonly company: CompanyInfoService,
    private readonly history: InquiryHistory,
    private readonly automatic: AutomaticMails,
  ) {}

  onModuleInit(): void {
    for (const channel of this.channels) this.registry.register(channel);
    this.events.listen((event) => this.queue(event));
  }

  private async queue(event: RaisedEvent): Promise<void> {
    const { name, inquiry, manager, now } = event;
    if (name === 'marked-as-spam') return this.outbox.withdraw(manager, inquiry.id, now);
    if (name === 'received' && inquiry.heldBackAt) return this.holdBack(event);
    // Messages sent before it was marked as spam are not repeated.
    const isHeldBack = name === 'rescued' && (await this.outbox.hasAny(manager, inquiry.id));
    if (isHeldBack) await this.outbox.requeue(manager, inquiry.id, now);
    // After a reply there is no need to announce a later one.
    if (inquiry.respondedAt || name === 'staff-wrote') await this.outbox.withdraw(manager, inquiry.id, now, 'reply-delayed');
    if (isHeldBack) return;
    const settings = event.settings ?? (await this.company.current(manager));
    for (const channel of this.channels)
      for (const message of await channel.messagesFor(event, settings))
        if (await this.mayGo(event, message)) await this.outbox.enqueue(manager, channel.id, message, now);
  }

  /** Otherwise the history says so. What staff send is not counted; the acknowledgement of a complaint that staff add is owed, and only counted. */
  private async mayGo({ name, inquiry, manager, now }: RaisedEvent, { kind, recipients: [recipient = ''] }: NewMessage): Promise<boolean> {
    if (!AUTOMATIC.includes(kind) || name === 'link-renewed') return true;
    if ((await this.automatic.take(manager, recipient, now)) || name === 'complaint-added') return true;
    await this.history.add({ manager, now }, inquiry.id, 'not-sent', `${this.registry.nameOf(kind)}: ${NOT_SENT}`, null);
    return false;
  }

  /** In a flood, one notice tells of many, and nothing goes to addresses that anybody may have typed. */
  private async holdBack({ inquiry, manager, now }: RaisedEvent): Promise<void> {
    if (!inquiry.email) return;
    const { name } = MAIL_KINDS[isComplaint(inquiry) ? 'complaint-received' : 'autoresponder'];
    await this.history.add({ manager, now }, inquiry.id, 'not-sent', `${name}: held back in a flood of enquiries`);
  }
}
